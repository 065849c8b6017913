import { useId, type ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'

export type StoryProps = {
  title: string
  statement: string
  paragraphs: readonly string[]
  /** Where the two columns under the statement begin. */
  columns?: 'start' | 'middle'
  /** What follows the columns: the sources of figures named in them. */
  children?: ReactNode
}

/** Two paragraphs end at nearly the same line: from the start the first is the longer one. */
const widths = {
  start: ['md:col-span-5', 'md:col-span-4'],
  middle: ['md:col-span-4', 'md:col-span-4'],
}

export function Story({ title, statement, paragraphs, columns = 'middle', children }: StoryProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="page-grid pb-section">
      <div className="rule-t pt-8">
        <h2 id={id} className="font-display text-h3">
          {title}
        </h2>
        {/* Each of its sentences begins a line. */}
        <p className="mt-6 max-w-statement font-display text-statement text-balance whitespace-pre-line">
          {statement.replaceAll('. ', '.\n')}
        </p>
        <div
          className={classes(
            'mt-14 grid gap-6 md:grid-cols-12',
            columns === 'middle' ? '[&>:first-child]:md:col-start-5' : undefined,
          )}
        >
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={classes('text-soft', widths[columns][index])}>
              {paragraph}
            </p>
          ))}
          {children ? (
            <div
              className={classes(
                'md:col-span-8',
                columns === 'middle' ? 'md:col-start-5' : undefined,
              )}
            >
              {children}
            </div>
          ) : null}
        </div>
      </div>
    </section>
  )
}
