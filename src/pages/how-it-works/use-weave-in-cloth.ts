import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Weave } from './choices.ts'
import { wovenRows } from './use-weaving.ts'

/**
 * Unpicks the first band, small and large, when another weave is chosen, weft by weft, and weaves it anew.
 * Returns the weave that the band has meanwhile, and the one that it had when it was last whole.
 */
export function useWeaveInCloth(root: RefObject<HTMLElement | null>, weave: Weave) {
  const [inCloth, setInCloth] = useState(weave)
  const [whole, setWhole] = useState(weave)

  useEffect(() => {
    if (weave === inCloth) return undefined
    let isOutdated = false
    async function weaveAnew() {
      const wefts = root.current?.querySelector('.loom-wefts')
      const bands = [
        ...(root.current?.querySelectorAll(':is(.loom-wefts, .loom-changed) .loom-band-plan') ??
          []),
      ]
      const isWoven = wovenRows(root.current) > 0
      const unwound = isWoven ? await unwind(wefts) : undefined
      if (isWoven) await animate(bands, 'loom-undone')
      if (!isOutdated) {
        flushSync(() => setInCloth(weave))
        for (const band of bands) band.classList.remove('loom-undone')
        if (isWoven) await animate(bands, 'loom-woven')
        for (const band of bands) band.classList.remove('loom-woven')
        setWhole(weave)
      }
      unwound?.reverse()
      await unwound?.finished
      unwound?.cancel()
    }
    void weaveAnew()
    return () => {
      isOutdated = true
    }
  }, [root, weave, inCloth])

  return [inCloth, whole] as const
}

/** Brings the first band into sight where cloth is wound up. */
async function unwind(wefts: Element | null | undefined): Promise<Animation | undefined> {
  if (!wefts || ['none', '0px'].includes(getComputedStyle(wefts).translate)) return undefined
  const timing: KeyframeAnimationOptions = { duration: 420, easing: 'steps(30)', fill: 'forwards' }
  return wefts.animate({ translate: '0px' }, timing).finished
}

/** Runs the animations that a class gives the elements' children; at once where it gives none. */
async function animate(elements: readonly Element[], className: string): Promise<void> {
  for (const element of elements) element.classList.add(className)
  const running = elements.flatMap((element) => element.getAnimations({ subtree: true }))
  await Promise.allSettled(running.map(({ finished }) => finished))
}
