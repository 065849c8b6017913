import { classes } from './classes.ts'

export type FigureSourceProps = {
  /** The word before the publisher: 'Source'. */
  label: string
  publisher: string
  year: number
  notes: { term: string; text: string }[]
  className?: string
}

/** Where a figure comes from: publisher and year in sight, the rest one tap away, and in print. */
export function FigureSource({ label, publisher, year, notes, className }: FigureSourceProps) {
  return (
    <details className={classes('max-w-measure text-tiny text-soft', className)}>
      <summary className="inline-block py-1 underline decoration-dotted underline-offset-4">
        {label}: {publisher}, {year}
      </summary>
      <dl className="grid gap-1 py-2">
        {notes.map((note) => (
          <div key={note.term}>
            <dt className="inline font-semibold text-ink">{note.term}: </dt>
            <dd className="inline">{note.text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
