import { Component, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { site } from '#content/site.ts'
import { Button } from '#src/ui/button.tsx'
import { useHydrated } from '#src/ui/hydrated.ts'

/** The current page inside an error boundary of its own. */
export function CurrentPage() {
  const { pathname } = useLocation()
  const isPrerendered = !useHydrated()
  return (
    <PageBoundary key={pathname} isPrerendered={isPrerendered}>
      <Outlet />
    </PageBoundary>
  )
}

type PageBoundaryProps = { isPrerendered: boolean; children: ReactNode }

class PageBoundary extends Component<PageBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}
  /** The first page stands in the HTML already, which is worth more than a message (main.tsx). */
  isPrerendered = this.props.isPrerendered

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    if (!('error' in this.state)) return this.props.children
    if (this.isPrerendered) throw this.state.error
    return (
      <div className="page-grid gap-y-6 py-section">
        <title>{site.error.title}</title>
        <h1 className="font-display text-h2">{site.error.title}</h1>
        <p className="max-w-lead text-lead">{site.error.text}</p>
        <Button className="justify-self-start" onClick={() => window.location.reload()}>
          {site.error.reload}
        </Button>
      </div>
    )
  }
}
