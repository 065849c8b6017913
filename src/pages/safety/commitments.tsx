import { ownersWords } from '#content/owners-words.ts'
import { safety } from '#content/safety.ts'
import { whoReads } from '#content/who-reads.ts'
import { plannedOnceOpen } from '#src/content/facts/claims.ts'
import { owner } from '#src/content/owner.ts'
import { sectionPaths } from '#src/paths.ts'
import { BentoCard } from '#src/sections/bento-card.tsx'
import { Dissolving } from '#src/weave/stitches/stitched.tsx'
import { Lozenges } from '#src/weave/glyph.tsx'
import { OptOutDrawing } from '#src/weave/opt-out-drawing.tsx'

export function Commitments() {
  const { title, data, crisis, ethics, control, answersForSafety } = safety.commitments
  const { clinicalLead } = owner
  return (
    <section className="tone-green-soft">
      <div className="page-grid py-4 md:pt-14 md:pb-10">
        <h2 className="font-display text-h2">{title}</h2>
      </div>
      <ul className="bento">
        <BentoCard
          words={data}
          claim={plannedOnceOpen('encryption')}
          to={sectionPaths.whoReads}
          large
          tone="tone-green"
          className="md:col-span-15 md:pl-bleed"
        >
          <p aria-hidden="true" className="font-display text-h3 sm:text-h2">
            <Dissolving text={whoReads.readers.said} />
          </p>
        </BentoCard>
        <BentoCard
          words={crisis}
          to={sectionPaths.danger}
          large
          tone="tone-night"
          className="md:col-span-11 md:pr-bleed"
        >
          <Lozenges />
        </BentoCard>
        <BentoCard
          words={ethics}
          to={sectionPaths.whoFor}
          large
          tone="tone-green-soft"
          className="md:col-span-11 md:pl-bleed"
        >
          {/* The text under it refers to this sentence. */}
          <p className="font-display text-h3 sm:text-statement">{ethics.says}</p>
        </BentoCard>
        <BentoCard
          words={control}
          claim={plannedOnceOpen('rights')}
          to={sectionPaths.rights}
          large
          tone="tone-leaf"
          className="md:col-span-15 md:pr-bleed"
        >
          <OptOutDrawing />
        </BentoCard>
      </ul>
      {clinicalLead ? (
        <div className="page-grid py-4 md:py-8">
          <p>{answersForSafety(clinicalLead, ownersWords.clinicalLeadCredentials)}</p>
        </div>
      ) : null}
    </section>
  )
}
