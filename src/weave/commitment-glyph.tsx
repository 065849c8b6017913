import { balance, hand, heldThread, lock } from './commitment-bars.ts'
import { pathOf, warpLozenge, weftLozenge } from './glyph-bars.ts'
import { GlyphFrame } from './glyph-frame.tsx'

export type CommitmentGlyphName = 'lock' | 'lozenges' | 'balance' | 'hand-thread'

type CommitmentGlyphProps = { name: CommitmentGlyphName; className?: string }

/** A woven glyph for one of the four commitments. */
export function CommitmentGlyph({ name, className }: CommitmentGlyphProps) {
  switch (name) {
    case 'lock':
      return (
        <GlyphFrame width={120} height={140} className={className}>
          <path d={lock} />
        </GlyphFrame>
      )
    case 'lozenges':
      return (
        <GlyphFrame width={240} height={156} className={className}>
          <path className="fill-bandung-300" d={pathOf(weftLozenge())} />
          <path className="fill-kunyit-400" d={pathOf(warpLozenge())} />
        </GlyphFrame>
      )
    case 'balance':
      return (
        <GlyphFrame width={200} height={140} className={className}>
          <path d={balance} />
        </GlyphFrame>
      )
    case 'hand-thread':
      return (
        <GlyphFrame width={204} height={188} className={className}>
          <path d={hand} />
          <path className="fill-kunyit-400" d={heldThread} />
        </GlyphFrame>
      )
  }
}
