import { safety } from '#content/safety.ts'
import { helplines } from '#src/content/facts.ts'
import { PageMeta } from '#src/layout/page-meta.tsx'
import { paths } from '#src/paths.ts'
import { BelowTheFold } from '#src/ui/below-the-fold.tsx'
import { ActionButton } from '#src/ui/action-button.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Dissolve } from '#src/weave/dissolve.tsx'
import { Accessibility } from './safety/accessibility.tsx'
import { Commitments } from './safety/commitments.tsx'
import { DataRights } from './safety/data-rights.tsx'

export function SafetyPage() {
  return (
    <>
      <PageMeta {...safety.meta} path={paths.safety} />
      <Hero />
      <BelowTheFold>
        <Commitments />
        <DataRights />
        <Accessibility />
        <CrisisLine />
      </BelowTheFold>
    </>
  )
}

function Hero() {
  const { title, lead, sentence, caption, status } = safety.hero
  return (
    <section className="tone-leaf">
      <div className="page-grid pt-8 pb-20 md:pt-14">
        {/* Small enough on phones for its first line to hold: 'Well-Being' must not break. */}
        <h1 className="max-w-[10.8em] font-display text-h1 text-pretty max-sm:text-[min(3.125rem,12.2vw)]">
          {title}
        </h1>
        <div className="mt-14 md:mt-20">
          <Dissolve {...sentence} />
        </div>
        <p className="mt-8 max-w-[22em] text-small md:col-span-4">{caption}</p>
        <div className="mt-8 md:col-span-5 md:col-start-7">
          <p className="max-w-lead text-lead">{lead}</p>
          <StatusTag label={status} className="mt-4" />
        </div>
      </div>
    </section>
  )
}

function CrisisLine() {
  const { title, text, call, more } = safety.crisis
  const { phone } = helplines.emergency
  return (
    <section aria-labelledby="crisis" className="tone-bandung">
      <div className="page-grid items-end gap-y-8 py-section">
        <p className="md:col-span-6">
          <a href={`tel:${phone.dial}`} className="inline-block font-display text-figure-l">
            <span className="sr-only">{call}</span> {phone.text}
          </a>
        </p>
        <div className="md:col-span-5 md:col-start-8">
          <h2 id="crisis" className="font-display text-h2">
            {title}
          </h2>
          <p className="mt-5 max-w-lead text-lead">{text}</p>
          <ActionButton action={more} variant="quiet" className="mt-5" />
        </div>
      </div>
    </section>
  )
}
