import { Stitch } from '#src/weave/stitch.tsx'
import { classes } from './classes.ts'

/** Whether something is built, in trial or planned, beside the sentence that promises it. */
export function StatusTag({ label, className }: { label: string; className?: string }) {
  return (
    <p className={classes('flex gap-2 text-tiny font-semibold', className)}>
      <Stitch className="mt-0.75" />
      {label}
    </p>
  )
}
