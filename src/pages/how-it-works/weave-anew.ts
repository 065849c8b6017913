import type { Step } from './bands.tsx'
import { wefts } from './loom-progress.ts'

/** A band of the cloth grows once more when something in it was changed. */
export function weaveBandAgain(root: HTMLElement | null, step: Step): void {
  const band = root?.querySelector(`.loom-wefts .loom-band-${step}`)
  if (band) weaveAgain(band, wefts)
}

/** Weaves from the foot, in so many rows, what hangs there already. */
export function weaveAgain(cloth: Element, rows: number): void {
  animate(
    cloth,
    { clipPath: ['inset(100% 0 0)', 'inset(0)'] },
    { duration: 600, easing: `steps(${rows})` },
  )
}

/** Brings the first band of a cloth that is wound up into sight for four seconds: its new weave grows (bands.css). */
export function unwind(root: HTMLElement | null): void {
  const cloth = root?.querySelector('.loom-wefts')
  if (cloth) animate(cloth, { translate: ['0px', '0px'], offset: [0.06, 0.94] }, { duration: 4000 })
}

function animate(...[element, keyframes, timing]: [Element, ...Parameters<Element['animate']>]) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element.animate(keyframes, timing)
}
