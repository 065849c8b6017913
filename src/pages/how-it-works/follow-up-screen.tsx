import { howItWorks } from '#content/how-it-works.ts'
import { product } from '#content/product.ts'
import { LetterStitches } from '#src/product/letter-stitches.tsx'
import { NoRecap } from './no-recap.tsx'
import { endsInNumbers, type RecappedId, type Talk } from './talk.ts'

const { title, weighs, noticed, tonight, texts } = product.recap
const titles = [weighs, noticed, tonight]
const { reminders, tools } = howItWorks.screens.followUp

type FollowUpScreenProps = { talk: Talk; lastRead: RecappedId; sentence: string }

/** The recap of the conversation that was read last; once the one about suicide is read there is none, but numbers to call. */
export function FollowUpScreen({ talk, lastRead, sentence }: FollowUpScreenProps) {
  const isNumbers = endsInNumbers(talk)
  return (
    <div className="loom-card">
      {isNumbers ? (
        <NoRecap />
      ) : (
        <div className="loom-recap">
          {sentence ? (
            <LetterStitches text={sentence} columns={36} rows={1} className="loom-typed" />
          ) : null}
          <div className="paper sewn-on">
            <p className="font-display text-h3">{title}</p>
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
          <input type="checkbox" name="reminders" value="reminders" />
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
