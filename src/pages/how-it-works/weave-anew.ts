import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Weave } from './choices.ts'
import { parts, wefts } from './loom-progress.ts'
import { stands, weftTime, wovenRows } from './use-weaving.ts'

/**
 * Unpicks the first band, small and large, when another weave is chosen, weft by weft, and weaves it anew.
 * Returns the weave that the band has meanwhile, and the one that it had when it was last whole.
 */
export function useWeaveInCloth(root: RefObject<HTMLElement | null>, weave: Weave) {
  const [inCloth, setInCloth] = useState(weave)
  const [whole, setWhole] = useState(weave)
  const loose = useRef<Animation[]>([])

  useEffect(() => {
    if (weave === inCloth) return undefined
    let isOutdated = false
    async function weaveAnew() {
      const { current } = root
      const isMoving = stands(current) && wovenRows(current) > 0
      const wound = isMoving ? await unwind(current) : undefined
      const threads = isMoving ? threadsOf(current) : []
      // Where still another weave was chosen, they have begun to come loose.
      if (loose.current.length === 0) loose.current = threads.map(unpick)
      await endOf(loose.current)
      if (!isOutdated) {
        flushSync(() => setInCloth(weave))
        for (const animation of loose.current) animation.cancel()
        loose.current = []
        await endOf(threads.map(weaveThread))
        setWhole(weave)
      }
      wound?.reverse()
      await wound?.finished
      wound?.cancel()
    }
    void weaveAnew()
    return () => {
      isOutdated = true
    }
  }, [root, weave, inCloth])

  return [inCloth, whole] as const
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

/** Pulls a weft out as a loose thread, the newest first, to the right and to the left. */
function unpick({ weft, place }: Thread): Animation {
  const thin = 'scaleY(0.17)'
  const aside = place % 2 === 0 ? '105%' : '-105%'
  return weft.animate(
    [
      { easing: 'ease-in' },
      { transform: thin, offset: 0.3, easing: 'ease-in' },
      { transform: `translateX(${aside}) ${thin}` },
    ],
    { duration: 420, delay: 150 * place, fill: 'forwards' },
  )
}

/** Weaves a weft from the left or the right, the oldest first. */
function weaveThread({ weft, place }: Thread): Animation {
  const unwoven = place % 2 === 0 ? 'inset(0 100% 0 0)' : 'inset(0 0 0 100%)'
  return weft.animate(
    { clipPath: [unwoven, 'inset(0)'] },
    {
      duration: weftTime,
      delay: weftTime * (wefts - 1 - place),
      easing: `steps(${parts})`,
      fill: 'backwards',
    },
  )
}

async function endOf(animations: readonly Animation[]): Promise<void> {
  await Promise.allSettled(animations.map(({ finished }) => finished))
}
