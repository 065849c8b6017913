import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import {
  isBeside,
  type LoomPlaces,
  opening,
  progressOf,
  readNext,
  type Reading,
  type Stretch,
  stretchOf,
  wefts,
  wholeAndPart,
  wovenWefts,
} from './loom-progress.ts'

/** Milliseconds that a weft takes where it is pressed for, not scrolled for. */
const weftTime = 180
/** What the styles need to know of these. */
export const weavingStyle = {
  '--wefts': wefts,
  '--opening': `${opening}ms`,
}

/**
 * Throws the shuttle as the page scrolls: the wefts of a step are woven over the last third of its
 * words, forwards and back. Where the loom does not stand (loom-stands.css), nothing moves.
 *
 * Returns the step that is read (`at`, 0 before the first), the one that its screen opens over (`previousStep`),
 * `goTo`, which goes to a step, and `weaveTo`, which weaves so many steps' bands at once (3.4 is two wefts
 * of the fourth); both return whether there was anything to do.
 */
export function useWeaving(root: RefObject<HTMLElement | null>) {
  const [{ at, previousStep }, setReading] = useState<Reading>({
    at: 0,
    previousStep: null,
    since: 0,
  })
  const ignoreScrollUntil = useRef(0)
  const requestedWefts = useRef({ from: 0, to: 0, since: 0 })
  const askAgain = useRef<() => void>(null)

  useEffect(() => {
    const { current } = root
    const cloth = current?.querySelector<HTMLElement>('.loom-cloth')
    if (!current || !cloth) return undefined
    const words = [...current.querySelectorAll<HTMLElement>('.loom-words')]
    const leaving = new AbortController()
    let stretch: Stretch | null = null
    /** How many wefts are in sight below a screen: older ones are wound up. */
    let room = 0
    let frame = 0
    let shown = ''

    function measure() {
      stretch = current && isLoomLayout(current) ? stretchOf(placesOf(current, words)) : null
      room = current ? Number(getComputedStyle(current).getPropertyValue('--room')) : 0
      shown = ''
      draw()
    }
    // Reads no layout: it runs with every frame of scrolling.
    function draw() {
      frame = 0
      if (!stretch || !cloth) return
      const time = performance.now()
      const progress = progressOf(stretch, window.scrollY)
      if (time > ignoreScrollUntil.current)
        setReading((before) => readNext(before, progress.step, time))
      const { from, to, since } = requestedWefts.current
      const asked = Math.min(to, from + (time - since) / weftTime)
      if (asked < to) ask()
      const { whole, part } = wholeAndPart(Math.max(asked, wovenWefts(progress)))
      const now = `${whole} ${part}`
      if (now === shown) return
      shown = now
      cloth.style.setProperty('--whole', `${whole}`)
      cloth.style.setProperty('--part', `${part}`)
      cloth.style.setProperty('--odd', `${whole % 2}`)
      cloth.style.setProperty('--wound', `${Math.max(0, whole - room)}`)
    }
    function ask() {
      frame ||= requestAnimationFrame(draw)
    }

    askAgain.current = ask
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    window.addEventListener('scroll', ask, { passive: true, signal: leaving.signal })
    window.addEventListener('resize', measure, { signal: leaving.signal })
    return () => {
      leaving.abort()
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [root])

  const goTo = useCallback(
    (step: number) => {
      const { current } = root
      if (!current || !isLoomLayout(current)) return false
      // Scrolling there passes other steps.
      const time = performance.now()
      ignoreScrollUntil.current = time + 600
      setReading((before) => readNext(before, step, time))
      const words = current.querySelectorAll<HTMLElement>('.loom-words')[step - 1]
      if (!words) return false
      // To where they stand in the flow: the last ones may have been carried on.
      words.style.position = 'static'
      words.scrollIntoView({ block: 'start' })
      words.style.position = ''
      return true
    },
    [root],
  )
  function weaveTo(bands: number): boolean {
    const from = wovenRows(root.current)
    const to = Math.round(bands * wefts)
    if (from >= to) return false
    requestedWefts.current = { from, to, since: performance.now() }
    askAgain.current?.()
    return true
  }
  return { at, previousStep, goTo, weaveTo }
}

/** Whether the loom stands, or its steps are a list (loom-stands.css). */
function isLoomLayout(root: HTMLElement | null): boolean {
  return root !== null && getComputedStyle(root).getPropertyValue('--stands') === '1'
}

/** How many wefts stand in the cloth of the loom. */
function wovenRows(root: HTMLElement | null): number {
  const { style } = root?.querySelector<HTMLElement>('.loom-cloth') ?? {}
  return Number(style?.getPropertyValue('--whole')) + Number(style?.getPropertyValue('--part'))
}

/** Measures the loom as it stands, and tells the styles how high each step's words are. */
function placesOf(root: HTMLElement, words: readonly HTMLElement[]): LoomPlaces {
  const scrolled = window.scrollY
  // As high as the panel, also while that has more of the window for a session (session-screen.css).
  const panel = root.querySelector<HTMLElement>('.loom-first')
  const top = panel ? parseFloat(getComputedStyle(panel).top) : 0
  const height = panel?.offsetHeight ?? 0
  const below = window.innerHeight - top - height
  // Where they stand in the flow, also those that stay below the open screen.
  for (const one of words) one.style.position = 'static'
  const tops = words.map((one) => {
    const read = (isBeside({ below }) && one.querySelector('h2')) || one
    return read.getBoundingClientRect().top + scrolled
  })
  for (const one of words) {
    one.style.position = ''
    one.parentElement?.style.setProperty('--own', `${one.offsetHeight}px`)
  }
  const end = root.getBoundingClientRect().bottom + scrolled
  return { tops, end, top, height, below }
}
