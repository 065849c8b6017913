import { helplineWords } from '#content/helplines.ts'
import { helplineNames, type HelplineId, helplines } from '#src/content/facts/helplines.ts'
import { PhoneLink } from '#src/ui/link.tsx'
import { LeaveLink } from './leave-quickly.tsx'

/**
 * Two numbers at the window's foot while the sections before it are read, and at their end part of the last one.
 * A narrow window's header has the link to leave quickly.
 */
export function HelpBar() {
  return (
    <div className="sticky bottom-0 z-10 border-t border-line tone-pink text-label print:hidden">
      <div className="mx-auto flex max-w-page items-center justify-between gap-x-3 px-5 max-narrow:px-4 md:px-margin">
        <Line id="emergency" label={helplineWords.danger} />
        <Line id="befrienders" label={helplineNames.befrienders} />
        <LeaveLink className="min-h-11 items-center font-semibold hover:link-underline max-md:hidden md:flex" />
      </div>
    </div>
  )
}

type LineProps = { id: HelplineId; label: string }

function Line({ id, label }: LineProps) {
  return (
    <p className="py-1 leading-tight max-sm:text-[length:min(0.875rem,5vw)]">
      <span className="text-nowrap max-sm:block">{label}</span>{' '}
      <PhoneLink
        phone={helplines[id].phone}
        className="tap-area text-[length:min(1.125rem,7.4vw)] text-nowrap"
      />
    </p>
  )
}
