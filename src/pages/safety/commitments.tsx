import { safety } from '#content/safety.ts'
import { sectionPaths } from '#src/paths.ts'
import { Patch } from '#src/sections/patch.tsx'
import { Stitched, wordsOf } from '#src/weave/stitched.tsx'
import { Picture } from '#src/weave/glyph.tsx'
import { DataRightDrawing } from '#src/weave/data-right-drawing.tsx'

export function Commitments() {
  const { title, data, crisis, ethics, control } = safety.commitments
  return (
    <section className="tone-pandan-soft">
      <div className="page-grid py-6 md:pt-14 md:pb-10">
        <h2 className="font-display text-h2">{title}</h2>
      </div>
      <ul className="quilt">
        <Patch
          words={data}
          claim="encryption"
          to={sectionPaths.whoReads}
          large
          tone="tone-pandan"
          className="md:col-span-15 md:pl-bleed"
        >
          <p aria-hidden="true" className="max-w-120 font-display text-label sm:text-h3">
            <Stitched words={safety.hero.sentence.flatMap(wordsOf)} className="fill-current" />
          </p>
        </Patch>
        <Patch
          words={crisis}
          to={sectionPaths.danger}
          large
          tone="tone-night"
          className="md:col-span-11 md:pr-bleed"
        >
          <Picture name="lozenges" />
        </Patch>
        <Patch
          words={ethics}
          to={sectionPaths.whoFor}
          large
          tone="tone-pandan-soft"
          className="md:col-span-11 md:pl-bleed"
        >
          {/* The text under it refers to this sentence. */}
          <p className="font-display text-h3 sm:text-statement">{ethics.says}</p>
        </Patch>
        <Patch
          words={control}
          claim="rights"
          to={sectionPaths.rights}
          large
          tone="tone-leaf"
          className="md:col-span-15 md:pr-bleed"
        >
          <DataRightDrawing right="optOut" className="h-auto w-60" />
        </Patch>
      </ul>
    </section>
  )
}
