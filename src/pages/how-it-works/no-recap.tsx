import type { MouseEvent } from 'react'
import { howItWorks } from '#content/how-it-works.ts'
import { HandOverNumbers } from '#src/product/hand-over-screen.tsx'
import { buttonStyles } from '#src/ui/button.tsx'

/** What stands where a recap would: after the conversation about suicide, numbers to call. */
export function NoRecap({ onSession }: { onSession: (event: MouseEvent) => void }) {
  const { noRecap, another } = howItWorks.screens.followUp
  return (
    <>
      <p className="font-display text-kept">{noRecap}</p>
      <HandOverNumbers className="mt-4" />
      <a href="#step-session" onClick={onSession} className={buttonStyles('quiet')}>
        {another}
      </a>
    </>
  )
}
