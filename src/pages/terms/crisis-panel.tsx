import { helplineFacts } from '#content/helpline-facts.ts'
import { HelpLines } from '#src/layout/help-lines.tsx'

/** Whom to call in a crisis, boxed so that nobody has to read the terms to find it. */
export function CrisisPanel() {
  return (
    <div className="rule-box p-6 md:p-10">
      <HelpLines withPurpose />
      <p className="mt-4 text-small">{helplineFacts.notCalled}</p>
    </div>
  )
}
