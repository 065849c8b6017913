import { howItWorks } from '#content/how-it-works.ts'
import { HandOverNumbers } from '#src/product/hand-over-screen.tsx'
import { buttonStyles } from '#src/ui/button.tsx'
import { StepLink } from './step-link.tsx'

/** What stands where a recap would: after the conversation about suicide, numbers to call. */
export function NoRecap() {
  const { noRecap, another } = howItWorks.screens.followUp
  return (
    <>
      <p className="font-display text-kept">{noRecap}</p>
      <HandOverNumbers className="mt-4" />
      <StepLink step="session" className={buttonStyles('quiet')}>
        {another}
      </StepLink>
    </>
  )
}
