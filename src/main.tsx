import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { loadFonts } from './fonts.ts'
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

function StartedApp() {
  useEffect(() => {
    if (window.early) removeEventListener('click', window.early, true)
    const pressed = window.earlyClick
    // Once React is done here: only then can it hydrate the page around the button before the press.
    if (pressed) setTimeout(() => pressed.click())
    prefetchPages()
  }, [])
  return (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  )
}

const app = (
  <StrictMode>
    <StartedApp />
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
// Without the web fonts the page stays as it is, which is readable.
loadFonts().catch(() => undefined)
