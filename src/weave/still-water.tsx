import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Ending, endingWidths } from './endings.ts'

const strips = Array.from({ length: 16 }, (_, index) => index)

type StillWaterProps = { name: string; ending: Ending }

/** The name and a page's ending at the edge of water, which the pointer and scrolling stir for a moment. */
export function StillWater({ name, ending }: StillWaterProps) {
  const water = useRef<HTMLDivElement>(null)
  const isStirred = useStirring(water)
  return (
    <div ref={water} id="water" aria-hidden="true" className="still-water print:hidden">
      <Picture name={name} ending={ending} />
      {/* Only moving water needs strips: each repeats its part of the picture. */}
      {isStirred
        ? strips.map((strip) => (
            <div key={strip} ref={(element) => element?.style.setProperty('--strip', `${strip}`)}>
              <Picture name={name} ending={ending} />
            </div>
          ))
        : null}
    </div>
  )
}

/** vite/still-water.tsx draws the files. As files they load when they come near, once for all pages. */
function Picture({ name, ending }: StillWaterProps) {
  // A phone has room for a longer name, or for the ending.
  const isLong = name.length > 8
  return (
    <p className="mx-auto max-w-page px-5 md:px-margin">
      <img src="/still-water-word.svg" width="433" height="292" alt="" loading="lazy" />
      <EndingPicture ending={ending} className={isLong ? 'max-sm:hidden' : undefined} />
    </p>
  )
}

type EndingPictureProps = { ending: Ending; className?: string | undefined }

/** An element of its own for each file: one that changed its file would show the last one until the new one has loaded. */
export function EndingPicture({ ending, className }: EndingPictureProps) {
  return (
    <img
      key={ending}
      src={`/still-water-${ending}.svg`}
      width={endingWidths[ending]}
      height="292"
      alt=""
      loading="lazy"
      className={className}
    />
  )
}

/** Below this the eye sees no movement. */
const still = 0.004

/** True while the water moves, which takes about three seconds; off screen it rests at once. */
function useStirring(water: RefObject<HTMLElement | null>): boolean {
  const [isStirred, setIsStirred] = useState(false)
  useEffect(() => {
    const { current } = water
    if (!current) return undefined
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
    const leaving = new AbortController()
    let [energy, phase, before, frame] = [0, 0, 0, 0]
    let isInView = false

    function stir(by: number) {
      if (!isInView || reducedMotion.matches) return
      energy = Math.min(1, energy + by)
      if (frame) return
      before = performance.now()
      frame = requestAnimationFrame(move)
      setIsStirred(true)
    }
    function move(now: number) {
      // On a slow device the water takes longer, so that its movement is seen.
      const frames = Math.min(4, Math.max(0, now - before) / (1000 / 60))
      before = now
      phase += frames * 0.016
      energy = isInView ? energy * 0.972 ** frames : 0
      const moves = energy > still
      frame = moves ? requestAnimationFrame(move) : 0
      if (moves) shift(current, energy, phase)
      else setIsStirred(false)
    }

    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false
    })
    observer.observe(current)
    const onMove = ({ movementX, movementY }: PointerEvent) =>
      stir(Math.min(0.09, (Math.abs(movementX) + Math.abs(movementY)) * 0.003))
    current.addEventListener('pointermove', onMove, leaving)
    window.addEventListener('scroll', () => stir(0.04), {
      passive: true,
      signal: leaving.signal,
    })
    return () => {
      leaving.abort()
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [water])
  return isStirred
}

/** Two waves, which grow with depth. */
function shift(water: HTMLElement | null, energy: number, phase: number): void {
  for (const strip of water?.querySelectorAll('div') ?? []) {
    const depth = Number(strip.style.getPropertyValue('--strip')) / strips.length
    const reach = energy * (2 + depth * 26)
    const wave = Math.sin(depth * 8.6 - phase * 3) + Math.sin(depth * 2.9 + phase * 1.7) / 2
    strip.style.transform = `translateX(${(wave * reach).toFixed(1)}px)`
  }
}
