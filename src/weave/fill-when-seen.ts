import { type RefObject, useEffect, useState } from 'react'

const classNames = { first: 'weave-fills', waiting: 'weave-waits', seen: 'weave-fills-again' }

/**
 * Fills a weaving when it is first seen. It begins complete; one that starts below the window is
 * emptied there, unseen, and filled on arrival.
 */
export function useFillWhenSeen(weaving: RefObject<HTMLElement | null>): string {
  const [stage, setStage] = useState<keyof typeof classNames>('first')
  useEffect(() => {
    if (!weaving.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.some((entry) => entry.isIntersecting)
        setStage((before) => nextStage(before, seen))
        if (seen) observer.disconnect()
      },
      { threshold: 0.2 },
    )
    observer.observe(weaving.current)
    return () => observer.disconnect()
  }, [weaving])
  return classNames[stage]
}

function nextStage(before: keyof typeof classNames, seen: boolean): keyof typeof classNames {
  if (!seen) return 'waiting'
  return before === 'first' ? 'first' : 'seen'
}
