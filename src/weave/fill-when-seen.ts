/** Fills a weaving from the left when it is first seen. Whoever wants less motion finds it filled. */
export function fillWhenSeen(weaving: SVGElement | null): (() => void) | undefined {
  if (!weaving || !('animate' in weaving)) return undefined
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  const fill = weaving.animate(
    { clipPath: ['inset(0 100% 0 0)', 'inset(0)'] },
    { duration: 900, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  )
  fill.pause()
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      fill.play()
      observer.disconnect()
    },
    { threshold: 0.2 },
  )
  observer.observe(weaving)
  return () => observer.disconnect()
}
