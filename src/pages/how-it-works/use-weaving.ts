import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { wefts } from './bands.tsx'

/** How far down the panel a title beside it has come when its screen opens. */
const readingPlace = 2 / 5
/** The share of a step's stretch at which its shuttle starts, and how long it flies. */
const start = 0.62
const flight = 0.36
/** A weft grows in this many parts. */
const parts = 22
/** Milliseconds that a weft takes where it is pressed for, not scrolled for. */
const weftTime = 180
/** Milliseconds in which a screen opens over the one before. */
const opening = 280

/** What the styles need to know of these. */
export const weavingStyle = {
  '--wefts': wefts,
  '--weft-parts': parts,
  '--weft-time': `${weftTime}ms`,
  '--opening': `${opening}ms`,
}

/** The step that is open, since when, and the neighbour that it opens over, if any. */
type Reading = { at: number; over: number | null; since: number }

/** `room` is how many wefts are in sight below a screen: older ones are wound up. */
type Stretch = { tops: number[]; end: number; mark: number; room: number }

/**
 * Throws the shuttle as the page scrolls: the wefts of a step are woven over the last third of its
 * words, forwards and back. Returns the step whose words are read, 0 before the first, and the one that
 * its screen opens over; a function that goes to a step, and one that weaves up to a step's band at once,
 * which says whether there was anything to weave. Where the loom does not stand (how-it-works.css), nothing moves.
 */
export function useWeaving(root: RefObject<HTMLElement | null>) {
  const [{ at, over }, setReading] = useState<Reading>({ at: 0, over: null, since: 0 })
  const held = useRef(0)
  const pressed = useRef({ from: 0, to: 0, since: 0 })
  const askAgain = useRef<() => void>(null)

  useEffect(() => {
    const { current } = root
    const cloth = current?.querySelector<HTMLElement>('.loom-cloth')
    if (!current || !cloth) return undefined
    const words = [...current.querySelectorAll<HTMLElement>('.loom-words')]
    const leaving = new AbortController()
    let stretch: Stretch | null = null
    let frame = 0
    let shown = ''

    function measure() {
      const styles = current ? getComputedStyle(current) : null
      const stands = styles?.getPropertyValue('--stands') === '1'
      stretch = current && stands ? stretchOf(current, words) : null
      shown = ''
      draw()
    }
    // Reads no layout: it runs with every frame of scrolling.
    function draw() {
      frame = 0
      if (!stretch || !cloth) return
      const { step, woven } = progressOf(stretch, window.scrollY)
      if (performance.now() > held.current) setReading(readNow(step))
      const { from, to, since } = pressed.current
      const asked = Math.min(to, from + (performance.now() - since) / weftTime)
      if (asked < to) ask()
      const rows = Math.max(asked, (step - 1) * wefts + woven * wefts)
      const whole = Math.floor(rows)
      const part = Math.round((rows - whole) * parts) / parts
      const now = `${whole} ${part}`
      if (now === shown) return
      shown = now
      cloth.style.setProperty('--whole', `${whole}`)
      cloth.style.setProperty('--part', `${part}`)
      cloth.style.setProperty('--odd', `${whole % 2}`)
      cloth.style.setProperty('--wound', `${Math.max(0, whole - stretch.room)}`)
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
      if (!current || getComputedStyle(current).getPropertyValue('--stands') !== '1') return false
      // Scrolling there passes other steps.
      held.current = performance.now() + 600
      setReading(readNow(step))
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
  function weaveTo(step: number): boolean {
    const from = wovenRows(root.current)
    const to = step * wefts
    if (from >= to) return false
    pressed.current = { from, to, since: performance.now() }
    askAgain.current?.()
    return true
  }
  return [{ at, over }, goTo, weaveTo] as const
}

/** A screen opens at once where steps are skipped, or where the one before has not opened whole. */
function readNow(step: number) {
  const now = performance.now()
  return (before: Reading): Reading => {
    if (before.at === step) return before
    const isNext = step > 0 && Math.abs(step - before.at) === 1 && now - before.since >= opening
    return { at: step, over: isNext ? before.at : null, since: now }
  }
}

/** How many wefts stand in the cloth of the loom. */
export function wovenRows(root: HTMLElement | null): number {
  const { style } = root?.querySelector<HTMLElement>('.loom-cloth') ?? {}
  return Number(style?.getPropertyValue('--whole')) + Number(style?.getPropertyValue('--part'))
}

function stretchOf(root: HTMLElement, words: readonly HTMLElement[]): Stretch {
  const scrolled = window.scrollY
  const panel = root.querySelector<HTMLElement>('.loom-panel')
  const top = panel ? parseFloat(getComputedStyle(panel).top) : 0
  const height = panel?.offsetHeight ?? 0
  const below = window.innerHeight - top - height
  const isBeside = below <= 1
  // Where they stand in the flow, also those that stay below the open screen.
  for (const one of words) one.style.position = 'static'
  const tops = words.map((one) => {
    const read = (isBeside && one.querySelector('h2')) || one
    return read.getBoundingClientRect().top + scrolled
  })
  for (const one of words) {
    one.style.position = ''
    one.parentElement?.style.setProperty('--own', `${one.offsetHeight}px`)
  }
  const end = root.getBoundingClientRect().bottom + scrolled
  const styles = getComputedStyle(root)
  const room = Number(styles.getPropertyValue('--room'))
  if (isBeside) {
    const mark = top + height * readingPlace
    // All is woven when the whole cloth comes, which lies over the last of the panel's height.
    return { tops, end: end - height - window.innerHeight + mark, mark, room }
  }
  // Below the screen, words open theirs when they reach its foot, the first a little earlier.
  const [first = 0, ...others] = tops
  return {
    tops: [first - below / 3, ...others],
    // The whole cloth begins before the loom ends, and lies over it.
    end: end + parseFloat(styles.marginBottom) - below,
    mark: top + height + 2,
    room,
  }
}

/** Returns the step whose words stand at the mark, and which share of its wefts is woven. */
function progressOf({ tops, end, mark }: Stretch, scrolled: number) {
  const place = scrolled + mark
  const step = tops.filter((top) => top <= place).length
  const from = tops[step - 1]
  if (from === undefined) return { step, woven: 0 }
  const share = (place - from) / ((tops[step] ?? end) - from)
  return { step, woven: Math.min(1, Math.max(0, (share - start) / flight)) }
}
