// The build inlines this into every page alike, so that one hash allows it. It fetches stylesheet and
// scripts after the first paint or at a touch, again after a failure, and lets an early click wait.
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
        root.dataset.appFailed = ''
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
  // Without paint timing this throws, and the app starts at a touch or after five seconds.
  new PerformanceObserver(() => setTimeout(start)).observe({ type: 'paint', buffered: true })
}
