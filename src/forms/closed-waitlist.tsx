import { useId } from 'react'
import { waitlist } from '#content/waitlist.ts'
import { classes } from '#src/ui/classes.ts'
import { Stitch } from '#src/weave/stitch.tsx'

/** The id of the signup block in the footer. */
export const waitlistAnchor = 'waitlist'

const words = waitlist.closed

type JoinWaitlistProps = { label?: string; className?: string }

/** Disabled until launch, with a link to the footer's signup, the one that works. */
export function JoinWaitlist({ label, className }: JoinWaitlistProps) {
  return (
    <div className={classes('grid gap-3', className)}>
      <WaitlistButton label={label} />
      <p className="col-span-full">
        <EmailWhenOpen />
      </p>
    </div>
  )
}

/** The link to the footer's signup, beside every disabled button of a page. */
export function EmailWhenOpen() {
  return (
    <a
      href={`#${waitlistAnchor}`}
      className="-my-3 inline-block py-3 text-label font-semibold text-ink link-underline hover:decoration-dashed"
    >
      {words.leaveEmail}
    </a>
  )
}

type WaitlistButtonProps = {
  label?: string | undefined
  /** On a phone it has two lines, for a row with another button. */
  compact?: boolean
}

/** The disabled button alone. */
export function WaitlistButton({ label = words.label, compact }: WaitlistButtonProps) {
  return (
    <Closed
      label={label}
      box={classes(
        'min-h-13 w-full overflow-clip sm:flex sm:w-fit',
        compact
          ? 'max-sm:grid max-sm:content-center max-sm:px-2 max-sm:py-1'
          : 'flex max-sm:flex-wrap',
      )}
      button={classes(
        'grow sm:px-4 sm:py-2 sm:text-control',
        compact ? 'max-sm:text-label' : 'max-sm:px-3 max-sm:py-2 max-sm:text-control',
      )}
      status={classes(
        'grow justify-center border-dashed sm:-mt-[1.5px] sm:-ml-[1.5px] sm:border-t-rule sm:border-l-rule sm:px-4 sm:py-2',
        !compact &&
          'max-sm:-mt-[1.5px] max-sm:-ml-[1.5px] max-sm:border-t-rule max-sm:border-l-rule max-sm:px-3 max-sm:py-2',
      )}
    />
  )
}

/** The disabled button in the header. */
export function HeaderWaitlistButton() {
  return (
    <Closed
      label={words.label}
      box="grid min-h-11 content-center justify-items-center px-4 py-1 max-xl:px-3 max-lg:px-2"
      button="text-label"
      status="max-lg:hidden"
    />
  )
}

type ClosedProps = { label: string; box: string; button: string; status?: string }

function Closed({ label, box, button, status }: ClosedProps) {
  const id = useId()
  return (
    <div className={classes('rounded-control rule-box border-dashed', box)}>
      <button
        type="button"
        disabled
        aria-describedby={id}
        className={classes('leading-tight font-semibold', button)}
      >
        {label}
      </button>
      <span id={id} className={classes('flex items-center gap-2 text-label leading-tight', status)}>
        <Stitch status="planned" />
        {words.status}
      </span>
    </div>
  )
}
