import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { language } from '#content/language.ts'
import { addressIn } from '#src/languages.ts'
import { paths } from '#src/paths.ts'
import '../styles.css'
import '../layout/sliding-thread.css'
import '../layout/hand.css'
import '../layout/coming.css'
import '../layout/large-text.css'
import { App, loadPageMissing } from './app.tsx'
import { addFonts } from './fonts.ts'
import { putBackOnFault } from './put-back.ts'
import { routeFor } from './routes.tsx'

import.meta.glob('../scales/*.css', { eager: true })

function Started() {
  useEffect(() => {
    const pressed = window.earlyClick
    // The loader lets clicks through from here on, this one first.
    window.earlyClick = null
    pressed?.click()
    void addFonts()
    import('./prefetch.ts').then(
      ({ prefetchPages }) => prefetchPages(),
      () => undefined,
    )
    loadPageMissing().catch(() => undefined)
  }, [])
  return null
}

const app = (
  <StrictMode>
    <BrowserRouter basename={addressIn(language, paths.home)} useTransitions={false}>
      <App>
        <Started />
      </App>
    </BrowserRouter>
  </StrictMode>
)

async function start(root: HTMLElement, onUncaughtError: (fault: unknown) => void): Promise<void> {
  const route = routeFor(location.pathname)
  await Promise.all([route.preload(), wholeSheet()])
  delete root.dataset.away
  // A host that answers every address with one file gets a fresh render.
  if (root.dataset.path === route.path) {
    startTransition(() => void hydrateRoot(root, app, { onUncaughtError }))
  } else {
    root.replaceChildren()
    createRoot(root, { onUncaughtError }).render(app)
  }
}

/** The page can be read without the sheet, so waiting for it is short. */
function wholeSheet(): Promise<unknown> | undefined {
  const link = document.querySelector<HTMLLinkElement>('#sheet')
  if (!link || link.sheet) return undefined
  return new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
    setTimeout(resolve, 3000)
  })
}

const root = document.getElementById('root')
if (root) {
  const putBack = putBackOnFault(root)
  start(root, putBack).catch(putBack)
}
