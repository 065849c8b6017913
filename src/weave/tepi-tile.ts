/** One repeat of the edge band: eight steps of the ground, and gold floats inside the point. */
export function tepiPaths(size: 48 | 32): { ground: string; floats: string } {
  const unit = size / 16
  let ground = ''
  let floats = ''
  for (let step = 0; step < 8; step++) {
    const width = size - 2 * unit * step
    ground += `M${unit * step} ${size - 2 * unit * (step + 1)}h${width}v${2 * unit}h${-width}z`
    const gold = (8 - 2 * Math.floor(step / 2)) * unit
    floats += `M${(size - gold) / 2} ${(13 - step) * unit}h${gold}v${unit - 1}h${-gold}z`
  }
  return { ground, floats }
}
