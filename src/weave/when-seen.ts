/**
 * A ref that marks an element with `data-seen` once half of it, or half a screen of it, is in view.
 * The `when-seen` styles (weavings.css) hold animations inside it at their first frame until then.
 */
export function whenSeen(element: Element | null): (() => void) | undefined {
  if (!element) return undefined
  const observer = new IntersectionObserver(
    (entries) => {
      const isSeen = entries.some(
        ({ isIntersecting, intersectionRatio, intersectionRect }) =>
          isIntersecting &&
          (intersectionRatio >= 0.5 || intersectionRect.height >= window.innerHeight / 2),
      )
      if (!isSeen) return
      element.setAttribute('data-seen', '')
      observer.disconnect()
    },
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5] },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
