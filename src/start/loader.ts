/*
 * The build inlines it into every page alike, so that one hash allows it. After the first paint, or at a
 * touch, key or pointer, it fetches stylesheet and scripts, and again after a failure. An early click
 * waits for the app: no form is ever sent without it.
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
  // Last: a browser without paint timing throws, and starts at a touch or after five seconds.
  new PerformanceObserver(() => setTimeout(start)).observe({ type: 'paint', buffered: true })
}
