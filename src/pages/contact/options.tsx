import type { ReactNode } from 'react'
import { contact } from '#content/contact.ts'
import { prefillSubject } from '#src/forms/contact-form.tsx'
import { DisabledWaitlistButton, SignupLink } from '#src/forms/disabled-waitlist.tsx'
import { Button } from '#src/ui/button.tsx'
import { useHydrated } from '#src/ui/hydrated.ts'

const { waitlist, ...topics } = contact.options

/** Four cards of equal weight: a topic fills in the form's subject. */
export function Options({ className }: { className?: string }) {
  return (
    <ul className={className}>
      <Option button={<DisabledWaitlistButton label={waitlist} size="small" className="w-full" />}>
        <SignupLink />
      </Option>
      {Object.values(topics).map(({ subject, text }) => (
        <Option key={subject} button={<TopicButton subject={subject} />}>
          {text}
        </Option>
      ))}
    </ul>
  )
}

function Option({ button, children }: { button: ReactNode; children: ReactNode }) {
  return (
    <li>
      <h3>{button}</h3>
      <p className="mt-1 text-small leading-snug">{children}</p>
    </li>
  )
}

/** Disabled until the app runs: without it the button would do nothing. */
function TopicButton({ subject }: { subject: string }) {
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={!useHydrated()}
      onClick={() => prefillSubject(subject)}
      className="w-full"
    >
      {subject}
    </Button>
  )
}
