import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Weave } from './choices.ts'
import { parts, wefts } from './loom-progress.ts'
import { isLoomLayout, weftTime, wovenRows } from './use-weaving.ts'

/** Milliseconds that the band which was woven anew stays in sight before the cloth is wound up again. */
const hold = 3000

/**
 * When another weave is chosen, undoes the first band, small and large, weft by weft, over the new weave that
 * lies under it. Returns the weave that its wefts have.
 */
export function useWeaveInCloth(root: RefObject<HTMLElement | null>, weave: Weave): Weave {
  const [inCloth, setInCloth] = useState(weave)
  const loose = useRef<Animation[]>([])

  useEffect(() => {
    function cancel() {
      for (const animation of loose.current) animation.cancel()
      loose.current = []
    }
    if (weave === inCloth) {
      cancel()
      return undefined
    }
    let isOutdated = false
    async function weaveAnew() {
      const { current } = root
      const isMoving = isLoomLayout(current) && wovenRows(current) > 0
      const wound = isMoving ? await unwind(current) : undefined
      // Where still another weave was chosen, they have begun to come loose.
      if (isMoving && loose.current.length === 0) loose.current = threadsOf(current).map(unpick)
      await Promise.allSettled(loose.current.map(({ finished }) => finished))
      if (!isOutdated) {
        flushSync(() => {
          setInCloth(weave)
        })
        cancel()
      }
      if (!wound) return
      await new Promise((resolve) => setTimeout(resolve, hold))
      wound.reverse()
      await wound.finished
      wound.cancel()
    }
    void weaveAnew()
    return () => {
      isOutdated = true
    }
  }, [root, weave, inCloth])

  return inCloth
}

/** A band grows once more when something in it was changed. */
export function weaveBandAgain(root: HTMLElement | null, step: 'account' | 'follow-up'): void {
  const band = root?.querySelector(`.loom-wefts .loom-band-${step}`)
  if (band) weaveAgain(band, wefts)
}

/** Weaves from the foot, in so many rows, what hangs there already. */
export function weaveAgain(cloth: Element, rows: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  cloth.animate(
    { clipPath: ['inset(100% 0 0)', 'inset(0)'] },
    { duration: 600, easing: `steps(${rows})` },
  )
}

/** Brings the first band into sight where cloth is wound up. */
async function unwind(root: HTMLElement | null): Promise<Animation | undefined> {
  const cloth = root?.querySelector('.loom-wefts')
  if (!cloth || ['none', '0px'].includes(getComputedStyle(cloth).translate)) return undefined
  const timing: KeyframeAnimationOptions = { duration: 420, easing: 'steps(30)', fill: 'forwards' }
  return cloth.animate({ translate: '0px' }, timing).finished
}

/** A weft of a band, by its place from the band's head. */
type Thread = { weft: Element; place: number }

function threadsOf(root: HTMLElement | null): Thread[] {
  const bands = root?.querySelectorAll(':is(.loom-wefts, .loom-changed) .loom-band-plan') ?? []
  return [...bands].flatMap(({ children }) =>
    Array.from(children, (weft, place) => ({ weft, place })),
  )
}

/**
 * Undoes a weft, the newest first: from the left or the right, what the new weave overwrites is left as a
 * loose thread, which then is pulled out.
 */
function unpick({ weft, place }: Thread): Animation {
  const isFromLeft = place % 2 === 0
  const duration = weftTime + 240
  return weft.animate(
    [
      { clipPath: loosened(0, isFromLeft), easing: `steps(${parts})` },
      { clipPath: loosened(100, isFromLeft), transform: 'none', offset: weftTime / duration },
      {
        clipPath: loosened(100, isFromLeft),
        transform: `translateX(${isFromLeft ? 105 : -105}%)`,
      },
    ],
    { duration, delay: 150 * place, fill: 'forwards' },
  )
}

/** A weft of which so many per cent are a thin thread, the rest as high as before. */
function loosened(percent: number, isFromLeft: boolean): string {
  const [side, other] = isFromLeft ? [0, 100] : [100, 0]
  const x = isFromLeft ? percent : 100 - percent
  const corners = [
    [side, 40],
    [x, 40],
    [x, 0],
    [other, 0],
    [other, 100],
    [x, 100],
    [x, 60],
    [side, 60],
  ]
  return `polygon(${corners.map(([left, top]) => `${left}% ${top}%`).join()})`
}
