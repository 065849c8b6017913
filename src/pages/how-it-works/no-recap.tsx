import { howItWorks } from '#content/how-it-works.ts'
import { HandOverNumbers } from '#src/product/hand-over-screen.tsx'

/** What stands where a recap would: after the conversation about suicide, numbers to call. */
export function NoRecap() {
  return (
    <>
      <p className="font-display text-kept">{howItWorks.screens.followUp.noRecap}</p>
      <HandOverNumbers className="mt-4" />
    </>
  )
}
