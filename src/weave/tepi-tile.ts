import { bar } from './draft.ts'

/** The tile has eight steps of the ground, with gold floats inside the point. */
export function tepiPaths(size: 48 | 32): { ground: string; floats: string } {
  const unit = size / 16
  // The path is open at its foot, so that an outline follows the steps alone.
  const ground = `M0 ${size}${`v${-2 * unit}h${unit}`.repeat(8)}${`h${unit}v${2 * unit}`.repeat(8)}`
  const floats = Array.from({ length: 8 }, (_, step) => {
    const gold = (8 - 2 * Math.floor(step / 2)) * unit
    return bar((size - gold) / 2, (13 - step) * unit, gold, unit - 1)
  })
  return { ground, floats: floats.join('') }
}
