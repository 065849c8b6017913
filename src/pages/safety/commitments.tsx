import { safety } from '#content/safety.ts'
import type { Commitment } from '#src/content/types/safety.ts'
import { classes } from '#src/ui/classes.ts'
import { StatusTag } from '#src/ui/status-tag.tsx'
import type { Tone } from '#src/ui/tone.ts'
import { CommitmentGlyph, type CommitmentGlyphName } from '#src/weave/commitment-glyph.tsx'

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
      <ul className="grid md:grid-cols-12">
        <Patch words={data} glyph="lock" tone="tone-pandan" className="md:col-span-7" />
        <Patch words={crisis} glyph="lozenges" tone="tone-night" className="md:col-span-5" />
        <Patch words={ethics} glyph="balance" tone="tone-pandan-soft" className="md:col-span-5" />
        <Patch words={control} glyph="hand-thread" tone="tone-leaf" className="md:col-span-7" />
      </ul>
    </section>
  )
}

type PatchProps = { words: Commitment; glyph: CommitmentGlyphName; tone: Tone; className: string }

function Patch({ words, glyph, tone, className }: PatchProps) {
  return (
    <li
      className={classes(
        tone,
        className,
        'flex min-h-80 flex-col justify-between gap-12 px-5 py-9 md:min-h-112 md:px-11 md:py-11 md:odd:pl-bleed',
      )}
    >
      <CommitmentGlyph name={glyph} />
      <div>
        <h3 className="font-display text-ledger">{words.title}</h3>
        <p className="mt-3 max-w-[33.7em]">{words.text}</p>
        <StatusTag label={words.status} className="mt-3" />
      </div>
    </li>
  )
}
