import { useEffect, useState } from 'react'
import { leaving } from '#content/leaving.ts'
import { neutralPage } from '#src/content/leaving.ts'

/** Leaves in one move, as GOV.UK's "Exit this page" does; without scripts it is a link like any other. */
export function LeaveQuickly() {
  const isOnePressLeft = useShiftPresses(leave)
  return (
    <section
      aria-label={leaving.link}
      className="ml-auto flex min-h-11 items-center justify-end font-semibold max-[22.4rem]:w-full sm:ml-0"
    >
      <a
        href={neutralPage}
        rel="nofollow noreferrer"
        aria-describedby="leaving-limits"
        onClick={(event) => {
          event.preventDefault()
          leave()
        }}
        className="flex min-h-11 min-w-11 items-center hover:link-underline"
      >
        {leaving.link}
      </a>
      <output className="sr-only">{isOnePressLeft ? leaving.onceMore : null}</output>
    </section>
  )
}

/** Nothing of the page is left in sight, in a field or behind Back, also while the network is slow. */
function leave(): void {
  document.documentElement.hidden = true
  document.title = ''
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    field.value = ''
  }
  location.replace(neutralPage)
}

/** Between two presses that belong together, in milliseconds. */
const patience = 5000

/** Calls back when Shift has been pressed three times, alone; says whether one press is left. */
function useShiftPresses(onThird: () => void): boolean {
  const [isOneLeft, setIsOneLeft] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    let presses = 0
    let isAlone = false
    let last = 0

    function onKeyDown({ key }: KeyboardEvent) {
      isAlone = key === 'Shift'
      if (isAlone) return
      presses = 0
      setIsOneLeft(false)
    }
    // When it comes up: with a letter in between it was for a capital.
    function onKeyUp({ key, timeStamp }: KeyboardEvent) {
      if (key !== 'Shift' || !isAlone) return
      presses = timeStamp - last < patience ? presses + 1 : 1
      last = timeStamp
      setIsOneLeft(presses === 2)
      if (presses === 3) onThird()
    }
    document.addEventListener('keydown', onKeyDown, listening)
    document.addEventListener('keyup', onKeyUp, listening)
    return () => listening.abort()
  }, [onThird])
  return isOneLeft
}
