import { safety } from '#content/safety.ts'
import type { Commitment } from '#src/content/types/safety.ts'
import { classes } from '#src/ui/classes.ts'
import { StatusTag } from '#src/sections/status-tag.tsx'
import type { Tone } from '#src/ui/tone.ts'
import { Glyph, type GlyphName } from '#src/weave/glyph.tsx'

/** Two by two, full-bleed and touching, the widths swapped from row to row. */
export function Commitments() {
  const { title, data, crisis, ethics, control } = safety.commitments
  return (
    <section aria-labelledby="commitments">
      <div className="page-grid pt-section pb-10">
        <h2 id="commitments" className="font-display text-h2">
          {title}
        </h2>
      </div>
      <ul className="quilt">
        <Patch words={data} glyph="lock" tone="tone-pandan" className="md:col-span-15" />
        <Patch words={crisis} glyph="lozenges" tone="tone-night" className="md:col-span-11" />
        <Patch words={ethics} glyph="balance" tone="tone-pandan-soft" className="md:col-span-11" />
        <Patch words={control} glyph="hand-thread" tone="tone-leaf" className="md:col-span-15" />
      </ul>
    </section>
  )
}

type PatchProps = { words: Commitment; glyph: GlyphName; tone: Tone; className: string }

function Patch({ words, glyph, tone, className }: PatchProps) {
  return (
    <li
      className={classes(
        tone,
        className,
        'flex min-h-80 flex-col justify-between gap-12 px-5 py-9 md:min-h-112 md:px-11 md:py-11 md:odd:pl-bleed md:even:pr-bleed',
      )}
    >
      <Glyph name={glyph} />
      <div>
        <h3 className="font-display text-ledger">{words.title}</h3>
        <p className="mt-3 max-w-text">{words.text}</p>
        <StatusTag claim={words.claim} className="mt-3" />
      </div>
    </li>
  )
}
