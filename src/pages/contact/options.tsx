import type { ReactNode } from 'react'
import { contact } from '#content/contact.ts'
import { isOpen } from '#src/content/facts/stage.ts'
import { SignUpButton, WaitlistLink } from '#src/sections/sign-up.tsx'
import { classes } from '#src/ui/classes.ts'
import { useHydrated } from '#src/ui/hydrated.ts'

const { waitlist, ...topics } = contact.options

const card = 'border-b-2 border-ink'
const ground = 'bg-tone-yellow-soft'

type OptionsProps = { chosen: string; onChoose: (subject: string) => void }

/** Four cards alike, each with its button: a topic fills in the form's subject. */
export function Options({ chosen, onChoose }: OptionsProps) {
  const isHydrated = useHydrated()
  return (
    // Tamil words are too long for a quarter of the form.
    <ul className="grid grid-cols-2 gap-1.5 sm:gap-2 min-[80rem]:[&:not(:lang(ta))]:grid-cols-4">
      <Option
        className={classes(card, ground, !isOpen && 'border-dashed')}
        title={
          isOpen ? (
            <WaitlistLink label={waitlist} className="topic-title after:absolute after:inset-0" />
          ) : (
            <SignUpButton
              label={waitlist}
              className="topic-title! min-h-0! justify-start! border-0! p-0!"
            />
          )
        }
      >
        {isOpen ? null : <WaitlistLink className="link-underline inline-block py-0.5" />}
      </Option>
      {Object.values(topics).map(({ subject, text }) => (
        <Option
          key={subject}
          className={classes(card, subject === chosen ? 'bg-yellow-400 text-blue-900' : ground)}
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
