import { Component, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { site } from '#content/site.ts'
import { Button } from '#src/ui/button.tsx'

export function CurrentPage() {
  const { pathname, key } = useLocation()
  return (
    <ErrorPage key={pathname} isFirst={key === 'default'}>
      <Outlet />
    </ErrorPage>
  )
}

type ErrorPageProps = { isFirst: boolean; children: ReactNode }
type ErrorPageState = { isFirst: boolean; fault?: unknown }

class ErrorPage extends Component<ErrorPageProps, ErrorPageState> {
  override state: ErrorPageState = { isFirst: this.props.isFirst }

  static getDerivedStateFromError(fault: unknown) {
    return { fault }
  }

  override render() {
    if (!('fault' in this.state)) return this.props.children
    // putBackOnFault restores the page as it was built.
    if (this.state.isFirst) throw this.state.fault
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
