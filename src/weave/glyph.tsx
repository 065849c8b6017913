import { pathOf, warpLozenge, ways, weftLozenge } from './glyph-bars.ts'
import { GlyphFrame } from './glyph-frame.tsx'
import { Pathway } from './pathway.tsx'
import { Veil } from './veil.tsx'

export type GlyphName = 'ways' | 'two-watch' | 'veil' | 'pathway'

type GlyphProps = { name: GlyphName; className?: string }

/** A woven glyph for a patch of the quilt. */
export function Glyph({ name, className }: GlyphProps) {
  switch (name) {
    case 'veil':
      return <Veil className={className} />
    case 'pathway':
      return <Pathway className={className} />
    case 'ways':
      return (
        <GlyphFrame width={280} height={76} className={className}>
          <path d={ways.chat + ways.audio + ways.video} />
        </GlyphFrame>
      )
    case 'two-watch':
      return (
        <GlyphFrame width={240} height={156} className={className}>
          <path className="fill-telang-700 dark:fill-telang-300" d={pathOf(weftLozenge())} />
          <path
            className="fill-bandung-500 mix-blend-multiply dark:mix-blend-screen"
            d={pathOf(warpLozenge())}
          />
        </GlyphFrame>
      )
  }
}
