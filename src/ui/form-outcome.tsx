import { CircleAlert } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'

export type OutcomeWords = { title: string; text: string }

export type FormState = 'editing' | 'sending' | 'sent' | 'failed'

type FormOutcomeProps = {
  state: FormState
  sent: ReactNode
  failed: OutcomeWords
  email: string
  ref: RefObject<HTMLDivElement | null>
}

/** The outcome is in the page, because a toast goes away, and outside the form, whose reset would empty it. */
export function FormOutcome({ state, sent, failed, email, ref }: FormOutcomeProps) {
  return (
    // On a phone a toast covers the window's lower edge.
    <div ref={ref} className="scroll-mb-36 md:scroll-mb-6">
      <output className="block">{state === 'sent' ? sent : null}</output>
      {state === 'failed' ? (
        <div role="alert" className="mt-6 flex gap-4 border-2 border-error bg-error-bg p-5">
          <CircleAlert size={24} className="shrink-0 text-error" />
          <div>
            <p className="font-semibold">{failed.title}</p>
            <p className="text-small">
              {failed.text}{' '}
              <a href={`mailto:${email}`} className="link-underline hover:text-link-hover">
                {email}
              </a>
            </p>
          </div>
        </div>
      ) : null}
    </div>
  )
}
