import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { language } from '#content/language.ts'
import { forgetDrafts, restoreDraft, saveDraft } from '#src/forms/drafts.ts'
import { forgetConfirmations } from '#src/forms/form-status.ts'
import { localizedPath } from '#src/languages.ts'
import { paths } from '#src/paths.ts'
import '#src/styles.css'
import '#src/pages/for-partners/group-size.css'
import '#src/pages/how-it-works/differences.css'
import '#src/pages/how-it-works/screens.css'
import '#src/styles/after-hydration.css'
import '#src/styles/print.css'
import '#src/styles/large-text.css'
import { removeStaleOverlayEntry } from '#src/ui/back-button.ts'
import { setHydrated } from '#src/ui/hydrated.ts'
import { App } from './app.tsx'
import { recordEarlyActions } from './early-actions.ts'
import { addFonts } from './fonts.ts'
import { inEnglishIfUnpublished } from './unpublished-languages.ts'
import { prefetchPages } from './prefetch.ts'
import { routeFor } from './routes.tsx'

// Built pages have them inline, once: a stylesheet that brings fonts makes browsers lay out the page again.
if (import.meta.env.DEV) void import('#src/styles/of-languages.css')

let repeatEarlyActions: ReturnType<typeof recordEarlyActions> = () => undefined

/** Starts everything that waits for hydration. */
function AfterHydration() {
  useEffect(() => {
    setHydrated(true)
    const { earlyClick } = window
    window.earlyClick = null
    // After what setHydrated renders, such as the place of the toasts.
    setTimeout(() => repeatEarlyActions(earlyClick))
    void addFonts()
    prefetchPages()
  }, [])
  return null
}

const app = (
  <StrictMode>
    <BrowserRouter basename={localizedPath(language, paths.home)} useTransitions={false}>
      <App>
        <AfterHydration />
      </App>
    </BrowserRouter>
  </StrictMode>
)

async function boot(root: HTMLElement): Promise<void> {
  const prerendered = root.dataset.path
  const path = inEnglishIfUnpublished(location.pathname)
  if (path !== location.pathname)
    history.replaceState(history.state, '', path + location.search + location.hash)
  // Plain hosts also serve a page as /about.html, a path without a route: show the page's own address.
  if (prerendered && prerendered !== '*' && routeFor(location.pathname).path === '*') {
    const address = localizedPath(language, prerendered) + location.search + location.hash
    history.replaceState(history.state, '', address)
  }
  removeStaleOverlayEntry()
  const route = routeFor(location.pathname)
  await Promise.all([route.preload(), stylesheet(), wholePage()])
  // If React renders a changed form anew, restoreDraft fills in what was typed.
  for (const form of document.forms) saveDraft(form)
  repeatEarlyActions = recordEarlyActions(root)
  document.documentElement.dataset.app = ''
  // The loader empties the fields. Drafts would come back with a page from the back-forward cache.
  addEventListener('pagehide', forgetDrafts)
  addEventListener('pagehide', forgetConfirmations)
  const onUncaughtError = restoreOnError(root)
  if (prerendered === route.path) {
    setHydrated(false)
    startTransition(() => void hydrateRoot(root, app, { onUncaughtError }))
  } else {
    // The HTML belongs to another route, such as the 404 page that hosts serve for /About, so render
    // from scratch.
    root.replaceChildren()
    for (const tag of document.querySelectorAll('title, [name=description], [rel=canonical]'))
      tag.remove()
    createRoot(root, { onUncaughtError }).render(app)
  }
}

/**
 * Restores the prerendered page and its address when React empties the root after an error that no
 * boundary catches.
 */
function restoreOnError(root: HTMLElement): (error: unknown) => void {
  const prerendered = root.cloneNode(true)
  const { title } = document
  const { href } = location
  return (error) => {
    console.error(error)
    root.replaceWith(prerendered)
    document.title = title
    history.replaceState(history.state, '', href)
    for (const form of document.forms) restoreDraft(form)
    giveUp()
  }
}

/** Forms then show the mail address instead, and the loader blocks buttons again. */
function giveUp(): void {
  delete document.documentElement.dataset.app
  window.earlyClick = undefined
}

/** Tries again at the next click or key if a part did not load. */
function start(root: HTMLElement): void {
  boot(root).catch((error: unknown) => {
    console.error(error)
    giveUp()
    const retry = new AbortController()
    for (const type of ['click', 'keydown']) {
      addEventListener(
        type,
        () => {
          retry.abort()
          start(root)
        },
        { signal: retry.signal },
      )
    }
  })
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

/** Resolves when the HTML has arrived: the first paint, which starts the scripts, does not wait for all of it. */
function wholePage(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve)
  })
}

const root = document.getElementById('root')
if (root) start(root)
