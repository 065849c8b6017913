// Inlined into every page, so the CSP needs one script hash. Loads the stylesheet and scripts after
// first paint or on first interaction, retries on the next interaction after a failure, and keeps the
// last button clicked before hydration (entry-client.tsx clicks it again). Without it, forms say how to write
// instead (the styles with-app and without-app).
{
  let started = false
  const dataset = document.documentElement.dataset
  dataset.app = ''

  const start = () => {
    if (started) return
    started = true
    sheet.disabled = false
    for (const script of root.dataset.scripts.split(' ')) {
      import(script).catch(() => {
        started = false
        delete dataset.app
      })
    }
  }

  // Handlers of the window, because they are shorter than addEventListener.
  onclick = (event) => {
    if (window.earlyClick === null) return
    const button = event.target.closest<HTMLElement>('button:not([popovertarget])')
    if (!button) return
    event.preventDefault()
    window.earlyClick = button
    start()
  }
  // Back to an earlier page must not show what was typed there. Comes before hydration, too.
  onpagehide = () => {
    for (const form of document.forms) form.reset()
  }
  onpointerover = onkeydown = start
  setTimeout(start, 5000)
  // Browsers without paint timing start on first interaction or after five seconds.
  new PerformanceObserver(() => setTimeout(start)).observe({ type: 'paint', buffered: true })
}
