/** Floats of one bundle of threads. */
export const bundle = 11

/** How far each float of a cut bundle still reaches, in hundredths of the width, for each of the five rows. */
export function cutReach(index: number): number[] {
  return Array.from(
    { length: bundle },
    (_, row) => 46 + ((row * 17 + index * 23 + row * index * 5) % 31),
  )
}
