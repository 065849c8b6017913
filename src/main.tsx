import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { fetchFonts, showFonts } from './fonts.ts'
import { prefetchPages } from './prefetch.ts'
import { routeFor } from './routes.tsx'
import { expectVisitor } from './stylesheet.ts'
import './styles.css'

declare global {
  interface Window {
    /** Listens for buttons pressed before the app had started (deploy/build/loader.ts), */
    early?: (event: MouseEvent) => void
    /** and keeps the last one. */
    earlyClick?: HTMLElement
  }
}

// On their way at once; shown when the page is React's, which compares what it finds with its own.
// Without them the page stays as it is, which is readable.
const fonts = fetchFonts().catch(() => [])

function Started() {
  useEffect(() => {
    if (window.early) removeEventListener('click', window.early, true)
    expectVisitor()
    window.earlyClick?.click()
    prefetchPages()
    void fonts.then(showFonts)
  }, [])
  return null
}

const app = (
  <StrictMode>
    <BrowserRouter>
      <App>
        <Started />
      </App>
    </BrowserRouter>
  </StrictMode>
)

async function start(root: HTMLElement): Promise<void> {
  const route = routeFor(location.pathname)
  await route.preload()
  // Hydrates only its own HTML: a host that answers every address with one file gets a fresh render.
  if (root.dataset.path === route.path) {
    startTransition(() => void hydrateRoot(root, app))
  } else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
}

const root = document.getElementById('root')
if (root) void start(root)
