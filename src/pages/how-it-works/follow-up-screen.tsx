import { howItWorks } from '#content/how-it-works.ts'
import { languageNames } from '#content/language-names.ts'
import { product } from '#content/product.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import { LetterStitches } from '#src/product/letter-stitches.tsx'
import { buttonStyles } from '#src/ui/button.tsx'
import type { ChoicesProps } from './choices.ts'
import { NoRecap } from './no-recap.tsx'
import { StepLink } from './step-link.tsx'
import { endsInNumbers, type RecappedTalk, shareRead, type Talk } from './talk.ts'

const { title, weighs, noticed, tonight, texts } = product.recap
const titles = [weighs, noticed, tonight]
const { of, readOn, reminders, tools } = howItWorks.screens.followUp

type FollowUpScreenProps = ChoicesProps & {
  talk: Talk
  /** The one that was finished last; before any is, the one that is read. */
  recapped: RecappedTalk
  sentence: string
}

/**
 * The recap of a conversation. It says which that is, as it isn't about what the visitor
 * typed, and leads back to what has not been read of it. Once the one about suicide is read there is none, but numbers to call.
 */
export function FollowUpScreen(props: FollowUpScreenProps) {
  const { talk, recapped, sentence, choices, onChoose } = props
  const { conversation } = recapped
  const name = languageNames[heroVoices[conversation].lang]
  const isReadToItsEnd = shareRead(recapped) === 1
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
            <p className="text-label text-soft">{isReadToItsEnd ? of.read(name) : of.end(name)}</p>
            {isReadToItsEnd ? null : (
              <StepLink
                step="session"
                className={buttonStyles('quiet', 'small', 'without-app:hidden')}
              >
                {readOn}
              </StepLink>
            )}
            <dl>
              {texts[conversation].map((text, index) => (
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
          <input
            type="checkbox"
            name="reminders"
            value="reminders"
            checked={choices.hasReminders}
            onChange={() => onChoose({ hasReminders: !choices.hasReminders })}
          />
          {reminders}
        </label>
        <label>
          <input type="checkbox" defaultChecked />
          {tools[conversation]}
        </label>
      </div>
    </div>
  )
}
