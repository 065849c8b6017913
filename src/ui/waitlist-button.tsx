import { useId } from 'react'
import { Stitch } from '#src/weave/stitch.tsx'
import type { WaitlistAction } from './action.ts'
import { classes } from './classes.ts'

type WaitlistButtonProps = {
  action: WaitlistAction
  layout?: 'page' | 'header'
  className?: string | undefined
}

/** The waitlist button while sign-ups are closed: tacked on, not sewn down, and it says why. */
export function WaitlistButton({ action, layout = 'page', className }: WaitlistButtonProps) {
  const id = useId()
  if (layout === 'header') return <HeaderWaitlistButton action={action} id={id} />
  return (
    <div className={classes('grid gap-3', className)}>
      <div className="flex min-h-13 w-full border-[1.5px] border-dashed border-ink rounded-control sm:w-fit">
        <button
          type="button"
          disabled
          aria-describedby={`${id}-status ${id}-reason`}
          className="grow px-3 py-2 text-[1rem] font-semibold leading-tight sm:px-5"
        >
          {action.label}
        </button>
        <span
          id={`${id}-status`}
          className="flex grow items-center justify-center gap-2 border-l-[1.5px] border-dashed border-ink px-3 text-label sm:px-5"
        >
          <Stitch />
          {action.status}
        </span>
      </div>
      <p id={`${id}-reason`} className="max-w-[33.7em] text-small text-soft">
        {action.reason}
      </p>
    </div>
  )
}

function HeaderWaitlistButton({ action, id }: { action: WaitlistAction; id: string }) {
  return (
    <div className="grid min-h-11 content-center justify-items-center rounded-control border-[1.5px] border-dashed border-ink px-4 py-1">
      <button
        type="button"
        disabled
        aria-describedby={`${id}-status ${id}-reason`}
        className="text-label font-semibold leading-tight"
      >
        {action.label}
      </button>
      <span id={`${id}-status`} className="flex items-center gap-1.5 text-[0.75rem] leading-tight">
        <Stitch />
        {action.status}
      </span>
      <span id={`${id}-reason`} hidden>
        {action.reason}
      </span>
    </div>
  )
}
