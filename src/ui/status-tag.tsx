import { Stitch } from '#src/weave/stitch.tsx'
import { classes } from './classes.ts'

/** Whether something is built, in trial or planned, beside the sentence that promises it. */
export function StatusTag({ label, className }: { label: string; className?: string }) {
  return (
    <p className={classes('flex items-center gap-2 text-tiny font-semibold', className)}>
      <Stitch />
      {label}
    </p>
  )
}
