import type { MouseEvent } from 'react'
import { howItWorks } from '#content/how-it-works.ts'
import { languageNames } from '#content/language-names.ts'
import { product } from '#content/product.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import { LetterStitches } from '#src/product/letter-stitches.tsx'
import { NoRecap } from './no-recap.tsx'
import { endsInNumbers, type RecappedId, type Talk } from './talk.ts'

const { title, weighs, noticed, tonight, texts } = product.recap
const titles = [weighs, noticed, tonight]
const { of, reminders, tools } = howItWorks.screens.followUp

type FollowUpScreenProps = {
  talk: Talk
  lastRead: RecappedId
  /** Whether the visitor opened that conversation; one stands open before. */
  isChosen: boolean
  sentence: string
  /** Called when reminders are switched on or off. */
  onPress: () => void
  onSession: (event: MouseEvent) => void
}

/**
 * The recap of the conversation that was read last, and says which that is: it isn't about what the visitor
 * typed. Once the one about suicide is read there is none, but numbers to call.
 */
export function FollowUpScreen(props: FollowUpScreenProps) {
  const { talk, lastRead, isChosen, sentence, onPress, onSession } = props
  const name = languageNames[heroVoices[lastRead].lang]
  const isNumbers = endsInNumbers(talk)
  return (
    <div className="loom-card">
      {isNumbers ? (
        <NoRecap onSession={onSession} />
      ) : (
        <div className="loom-recap">
          {sentence ? (
            <LetterStitches text={sentence} columns={36} rows={1} className="loom-typed" />
          ) : null}
          <div className="paper sewn-on">
            <p className="font-display text-h3">{title}</p>
            <p className="text-label text-soft">{isChosen ? of.read(name) : of.example(name)}</p>
            <dl>
              {texts[lastRead].map((text, index) => (
                <div key={text}>
                  <dt className="text-label font-semibold">{titles[index]}</dt>
                  <dd className="font-display">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      )}
      {/* Stays in the page, so that what is switched is kept for the next conversation. */}
      <div className={isNumbers ? 'hidden' : 'loom-switches text-label font-semibold'}>
        <label>
          <input type="checkbox" name="reminders" value="reminders" onChange={onPress} />
          {reminders}
        </label>
        <label>
          <input type="checkbox" defaultChecked />
          {tools[lastRead]}
        </label>
      </div>
    </div>
  )
}
