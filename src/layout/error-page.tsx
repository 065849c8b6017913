import { Component, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { site } from '#content/site.ts'
import { Button } from '#src/ui/button.tsx'

export function CurrentPage() {
  const { pathname } = useLocation()
  return (
    <ErrorPage key={pathname}>
      <Outlet />
    </ErrorPage>
  )
}

/** Shown when a page cannot be rendered: says so and offers to load it again. */
class ErrorPage extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
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
