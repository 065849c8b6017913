import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { fetchFonts, showFonts } from './fonts.ts'
import { prefetchPages } from './prefetch.ts'
import { routeFor } from './routes.tsx'
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
  await Promise.all([route.preload(), stylesheet()])
  // Hydrates only its own HTML: a host that answers every address with one file gets a fresh render.
  if (root.dataset.path === route.path) {
    startTransition(() => void hydrateRoot(root, app))
  } else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
}

/** The whole stylesheet has arrived, or will not: pages in the build begin with a part of it. */
function stylesheet(): Promise<unknown> | undefined {
  const link = document.querySelector<HTMLLinkElement>('#sheet')
  if (!link || link.sheet) return undefined
  return new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
    // It may have failed before anybody listened.
    setTimeout(resolve, 3000)
  })
}

const root = document.getElementById('root')
if (root) void start(root)
