import { safety } from '#content/safety.ts'
import { Patch, Quilt } from '#src/sections/quilt.tsx'
import { Glyph } from '#src/weave/glyph.tsx'

export function Commitments() {
  const { title, data, crisis, ethics, control } = safety.commitments
  return (
    <Quilt title={title} className="pt-section">
      <Patch
        words={data}
        claim="servers"
        large
        tone="tone-pandan"
        className="md:col-span-15 md:pl-bleed"
      >
        <Glyph name="lock" />
      </Patch>
      <Patch
        words={crisis}
        claim="crisis"
        large
        tone="tone-night"
        className="md:col-span-11 md:pr-bleed"
      >
        <Glyph name="lozenges" />
      </Patch>
      <Patch
        words={ethics}
        claim="ethics"
        large
        tone="tone-pandan-soft"
        className="md:col-span-11 md:pl-bleed"
      >
        <Glyph name="balance" />
      </Patch>
      <Patch
        words={control}
        claim="rights"
        large
        tone="tone-leaf"
        className="md:col-span-15 md:pr-bleed"
      >
        <Glyph name="hand-thread" />
      </Patch>
    </Quilt>
  )
}
