import { bar } from './draft.ts'
import { Tiles, Weaving } from './weaving.tsx'

type TepiProps = { className?: string; size?: 48 | 32; isDeferred?: boolean }

/** A border of triangles. Centred, so that both ends are cut off alike. */
export function Tepi({ className = '', size = 48, isDeferred }: TepiProps) {
  const { ground, floats } = tepiPaths(size)
  const tile = { width: size, height: size }
  return (
    <Weaving isDeferred={isDeferred} width="100%" height={size} className={`relative ${className}`}>
      {() => (
        <Tiles x="50%" size={tile} patternTransform={`translate(${-size / 2})`}>
          <path fill="currentColor" stroke="var(--tepi-edge)" d={ground} />
          <path className="fill-yellow-400" d={floats} />
        </Tiles>
      )}
    </Weaving>
  )
}

/** One tile: a triangle of eight steps with gold floats inside. */
export function tepiPaths(size: 48 | 32): { ground: string; floats: string } {
  const unit = size / 16
  // Open at the bottom, so that a stroke follows only the steps.
  const ground = `M0 ${size}${`v${-2 * unit}h${unit}`.repeat(8)}${`h${unit}v${2 * unit}`.repeat(8)}`
  const floats = Array.from({ length: 8 }, (_, step) => {
    const gold = (8 - 2 * Math.floor(step / 2)) * unit
    return bar((size - gold) / 2, (13 - step) * unit, gold, unit - 1)
  })
  return { ground, floats: floats.join('') }
}
