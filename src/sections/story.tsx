import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'

export type StoryProps = {
  title: string
  statement: string
  paragraphs: readonly string[]
  columns?: 'start' | 'middle'
  children?: ReactNode
}

export function Story({ title, statement, paragraphs, columns = 'middle', children }: StoryProps) {
  const isMiddle = columns === 'middle'
  // The longer column comes first, so that both end at nearly the same line.
  const first = isMiddle ? 'md:col-span-4 md:col-start-5' : 'md:col-span-5'
  return (
    <section className="page-grid pb-section">
      <div className="rule-t pt-8">
        <h2 className="font-display text-h3">{title}</h2>
        <p className="mt-6 max-w-statement font-display text-statement text-balance">
          {statement
            .replaceAll('. ', '. \n')
            .split('\n')
            .map((sentence) => (
              <span key={sentence} className="block">
                {sentence}
              </span>
            ))}
        </p>
        <div className="mt-14 grid gap-6 sm:grid-cols-2 md:grid-cols-12">
          {paragraphs.map((paragraph, index) => (
            <p
              key={paragraph}
              className={classes('text-soft', index === 0 ? first : 'md:col-span-4')}
            >
              {paragraph}
            </p>
          ))}
          {children ? (
            <div
              className={classes(
                'sm:col-span-2',
                isMiddle ? 'md:col-span-8 md:col-start-5' : 'md:col-span-12',
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
