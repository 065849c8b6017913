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

/** What begins when the page is React's. */
function Started({ fonts }: { fonts: Promise<FontFace[]> }) {
  useEffect(() => {
    if (window.early) removeEventListener('click', window.early, true)
    expectVisitor()
    window.earlyClick?.click()
    prefetchPages()
    // Not sooner: React compares what it finds with its own.
    void fonts.then(showFonts)
  }, [fonts])
  return null
}

async function start(root: HTMLElement): Promise<void> {
  const route = routeFor(location.pathname)
  await route.preload()
  // In a task of its own: reading the code has kept a slow phone busy for long enough.
  await new Promise((resolve) => setTimeout(resolve))
  // Without the fonts the page stays as it is, which is readable.
  const fonts = fetchFonts().catch(() => [])
  const app = (
    <StrictMode>
      {/* A click is answered at once: the app itself says what can wait. */}
      <BrowserRouter useTransitions={false}>
        <App>
          <Started fonts={fonts} />
        </App>
      </BrowserRouter>
    </StrictMode>
  )
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
