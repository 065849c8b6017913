import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { prefetchPages } from './prefetch.ts'
import { routeFor } from './routes.tsx'

declare global {
  interface Window {
    /** Listens for buttons pressed before the app had started (deploy/build/loader.ts), */
    early?: (event: MouseEvent) => void
    /** and keeps the last one. */
    earlyClick?: HTMLElement
  }
}

function StartedApp() {
  useEffect(() => {
    if (window.early) removeEventListener('click', window.early, true)
    window.earlyClick?.click()
    prefetchPages()
  }, [])
  return (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

const app = (
  <StrictMode>
    <StartedApp />
  </StrictMode>
)

const route = routeFor(location.pathname)
await Promise.all([import('./styles.css'), route.preload()])

// Hydrates only its own HTML: a host that answers every address with one file gets a fresh render.
if (root.dataset.path === route.path) {
  startTransition(() => void hydrateRoot(root, app))
} else {
  root.replaceChildren()
  createRoot(root).render(app)
}
