import type { ReactNode } from 'react'
import { forPartners } from '#content/for-partners.ts'
import { whoReads } from '#content/who-reads.ts'
import { businessConstants } from '#src/content/facts.ts'
import { Prose } from '#src/sections/prose.tsx'
import { classes } from '#src/ui/classes.ts'
import { stitchGrid } from '#src/weave/stitch.tsx'
import { Stitched, wordsOf } from '#src/weave/stitched.tsx'
import { Weaving } from '#src/weave/weaving.tsx'

const { said } = whoReads.readers

/** A sentence is readable at both ends and a stitch for each letter between them; a partner gets no part of it. */
export function DataFlow() {
  const { title, phone, inTransit, servers, reads, partner, totals, people, text } =
    forPartners.flow
  return (
    <section className="tone-plain">
      <div className="page-grid gap-y-5 pt-section pb-8 md:pb-14">
        <h2 className="font-display text-h2 md:col-span-5">{title}</h2>
        <div className="md:col-span-7 md:col-start-6 md:self-end">
          <Prose blocks={text} />
        </div>
      </div>
      {/* The outer states run to the window's edges and are wider there. */}
      <div className="md:grid md:grid-cols-[var(--outer)_1.25rem_1fr_1.25rem_1fr_var(--outer)] md:[--outer:calc(24%+(theme(spacing.bleed)-theme(spacing.margin))/2)]">
        <State caption={phone} className="tone-surface pl-5 md:pl-bleed">
          <p className={sentence}>{said}</p>
        </State>
        <div aria-hidden="true" className="woven-border" />
        <State caption={inTransit} className="tone-leaf">
          <p aria-hidden="true" className={sentence}>
            <Stitched words={wordsOf(said)} className="fill-kunyit-400" />
          </p>
        </State>
        <div aria-hidden="true" className="woven-border" />
        <State caption={servers} className="bg-pandan-300 text-telang-900">
          <p
            aria-hidden="true"
            className={classes(sentence, 'underline decoration-dashed decoration-2')}
          >
            {said}
          </p>
          <p className="pt-4">{reads}</p>
        </State>
        <State caption={partner} className="tone-deep md:pr-bleed">
          <People />
          <p>{totals}</p>
          <p className="mt-2 text-small text-soft">{people}</p>
        </State>
      </div>
    </section>
  )
}

const sentence = 'mt-auto pt-3 font-display text-carried underline-offset-[0.2em]'

const columns = 25
const pitch = 13

/** One identical stitch per person in the largest pilot. */
function People() {
  const rows = businessConstants.pilotUsers / columns
  return (
    <Weaving
      viewBox={`0 0 ${columns * pitch} ${rows * pitch}`}
      shapeRendering="auto"
      className="my-5 h-auto w-full max-w-84 fill-kunyit-400"
    >
      {() => <path d={stitchGrid(businessConstants.pilotUsers, { columns, reach: 4 })} />}
    </Weaving>
  )
}

type StateProps = { caption: string; className: string; children: ReactNode }

function State({ caption, className, children }: StateProps) {
  return (
    <div className={classes('flex flex-col px-5 pt-4 pb-6 md:px-6 md:pt-6 md:pb-8', className)}>
      <h3 className="font-semibold">{caption}</h3>
      {children}
    </div>
  )
}
