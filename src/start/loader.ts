/*
 * Inlined into every page by the build, the same for all so that one hash allows it. Right after the
 * first paint, or at a touch, a key or a pointer before that, it asks for the whole stylesheet and for the
 * page's scripts; after a failure the forms say how to write instead, and the pointer, or a pressed
 * button, tries again. A button pressed
 * before the app runs is kept for the app to press again: no form is ever sent without it.
 */
{
  let started = false

  const start = () => {
    if (started) return
    started = true
    const { root, sheet } = window
    sheet.disabled = false
    for (const script of root.dataset.scripts.split(' ')) {
      import(script).catch(() => {
        started = false
        root.dataset.away = ''
      })
    }
  }

  addEventListener('click', (event) => {
    if (window.earlyClick === null) return
    const button = event.target.closest<HTMLElement>('button:not([popovertarget])')
    if (!button) return
    event.preventDefault()
    window.earlyClick = button
    start()
  })
  addEventListener('pointerover', start)
  addEventListener('keydown', start)
  setTimeout(start, 5000)
  // Last, since a browser that does not observe paints throws: it starts at a touch, or after the five seconds.
  new PerformanceObserver(() => setTimeout(start)).observe({ type: 'paint', buffered: true })
}
