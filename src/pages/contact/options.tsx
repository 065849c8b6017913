import type { ReactNode } from 'react'
import { contact } from '#content/contact.ts'
import { isOpen } from '#src/content/facts/stage.ts'
import { SignUpButton, WaitlistLink } from '#src/sections/sign-up.tsx'
import { classes } from '#src/ui/classes.ts'
import { useHydrated } from '#src/ui/hydrated.ts'

const { waitlist, ...topics } = contact.options

const topic = 'border-b-2 border-ink bg-tone-yellow-soft'

type OptionsProps = { chosen: string; onChoose: (subject: string) => void }

/** Four cards: a topic fills in the form's subject. A wide window has the waitlist beside the form's title. */
export function Options({ chosen, onChoose }: OptionsProps) {
  const isHydrated = useHydrated()
  return (
    <ul className="grid grid-cols-2 gap-1.5 sm:gap-2 min-[80rem]:grid-cols-3">
      <Option
        className={classes(topic, 'beside-title flex flex-col-reverse justify-end')}
        title={
          isOpen ? (
            <WaitlistLink label={waitlist} className="topic-title after:absolute after:inset-0" />
          ) : (
            <SignUpButton
              label={waitlist}
              size="small"
              className="min-h-0! justify-self-start px-2! py-0.5! text-small!"
            />
          )
        }
      >
        {isOpen ? null : <WaitlistLink className="topic-title inline-block" />}
      </Option>
      {Object.values(topics).map(({ subject, text }) => (
        <Option
          key={subject}
          className={classes(
            subject === chosen ? 'border-b-2 border-ink bg-yellow-400 text-blue-900' : topic,
          )}
          title={
            // Disabled until the app runs: without it the button would do nothing.
            <button
              type="button"
              disabled={!isHydrated}
              aria-pressed={subject === chosen}
              onClick={() => onChoose(subject)}
              className="topic-title after:absolute after:inset-0"
            >
              {subject}
            </button>
          }
        >
          {text}
        </Option>
      ))}
    </ul>
  )
}

type OptionProps = { className: string; title: ReactNode; children: ReactNode }

function Option({ className, title, children }: OptionProps) {
  return (
    <li className={classes('relative px-2 py-1 md:px-3 md:py-2', className)}>
      <h3>{title}</h3>
      <p className="leading-snug">{children}</p>
    </li>
  )
}
