import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { language } from '#content/language.ts'
import { restoreDraft, saveDraft } from '#src/forms/drafts.ts'
import { addressIn } from '#src/languages.ts'
import { paths } from '#src/paths.ts'
import '../styles.css'
import '../styles/after-hydration.css'
import '../styles/large-text.css'
// Type sizes and line heights of the other languages.
import '../styles/ms.css'
import '../styles/other-scripts.css'
import '../styles/zh.css'
import '../styles/ta.css'
import { setHydrated } from '#src/ui/hydrated.ts'
import { App, loadChunkLoadError } from './app.tsx'
import { addFonts } from './fonts.ts'
import { addressOf, routeFor } from './routes.tsx'

/** Starts everything that waits for hydration. */
function AfterHydration() {
  useEffect(() => {
    setHydrated(true)
    removeEventListener('input', saveDrafts, true)
    const early = window.earlyClick
    // The loader stops intercepting clicks; replay the one made before hydration.
    window.earlyClick = null
    current(early)?.click()
    void addFonts()
    import('./prefetch.ts').then(
      ({ prefetchPages }) => prefetchPages(),
      () => undefined,
    )
    loadChunkLoadError().catch(() => undefined)
  }, [])
  return null
}

/** The button clicked before hydration, or its replacement if React rendered the form anew. */
function current(early: HTMLElement | null | undefined): HTMLElement | null {
  if (!early || early.isConnected) return early ?? null
  const id = early instanceof HTMLButtonElement ? early.form?.id : undefined
  return id ? document.querySelector(`#${id} [type=submit]`) : null
}

const app = (
  <StrictMode>
    <BrowserRouter basename={addressIn(language, paths.home)} useTransitions={false}>
      <App>
        <AfterHydration />
      </App>
    </BrowserRouter>
  </StrictMode>
)

async function start(root: HTMLElement): Promise<void> {
  // Static hosts answer /About with the English 404 page: load the page that was meant.
  const address = addressOf(location.pathname)
  if (root.dataset.path === '*' && address && address !== location.pathname) {
    location.replace(address + location.search + location.hash)
    return
  }
  const route = routeFor(location.pathname)
  await Promise.all([route.preload(), stylesheet()])
  showCanonicalAddress(root, route.path)
  saveDrafts()
  // React hydrates on input; if it renders the page anew then, this has saved what was typed before.
  addEventListener('input', saveDrafts, true)
  delete root.dataset.appFailed
  const onUncaughtError = restoreOnError(root)
  // On hosts with an SPA fallback the HTML belongs to another route, so render from scratch.
  if (root.dataset.path === route.path) {
    setHydrated(false)
    startTransition(() => void hydrateRoot(root, app, { onUncaughtError }))
  } else {
    root.replaceChildren()
    for (const tag of document.querySelectorAll('title, [name=description], [rel=canonical]'))
      tag.remove()
    createRoot(root, { onUncaughtError }).render(app)
  }
}

function saveDrafts(): void {
  for (const form of document.forms) saveDraft(form)
}

/**
 * Hosts also serve /About and /for%2Dusers, but the router knows one address per page. For an unknown
 * address (`*`) it shows that of the prerendered page.
 */
function showCanonicalAddress(root: HTMLElement, found: string): void {
  const path = found === '*' ? root.dataset.path : found
  if (!path || path === '*') return
  const address = addressIn(language, path)
  if (location.pathname !== address)
    history.replaceState(history.state, '', address + location.search + location.hash)
}

/**
 * Restores the prerendered page when React empties the root after an error that no boundary catches.
 * After a client navigation, or where the host answered with another page, its address is not the
 * present one, so that is restored too.
 */
function restoreOnError(root: HTMLElement): (error: unknown) => void {
  const prerendered = root.cloneNode(true)
  const { title } = document
  return (error) => {
    console.error(error)
    if (prerendered instanceof HTMLElement) prerendered.dataset.appFailed = ''
    root.replaceWith(prerendered)
    document.title = title
    showCanonicalAddress(root, '*')
    for (const form of document.forms) restoreDraft(form)
    // Forms now show the mail address instead, and the loader blocks buttons again.
    addEventListener('submit', (event) => event.preventDefault())
    window.earlyClick = undefined
  }
}

/** Resolves when the stylesheet has loaded, failed, or taken 3 s: the page is readable without it. */
function stylesheet(): Promise<unknown> | undefined {
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
  start(root).catch((error: unknown) => {
    console.error(error)
    root.dataset.appFailed = ''
    window.earlyClick = undefined
  })
}
