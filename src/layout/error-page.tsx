import { Component, type ReactNode } from 'react'
import { site } from '#content/site.ts'
import { Button } from '#src/ui/button.tsx'

type ErrorPageProps = {
  /** The page brings its own layout, so that there is none around it when it fails. */
  withoutLayout: boolean
  children: ReactNode
}

/** Shown when a page's code cannot be fetched, for example after a deploy: says so and offers to load it again. */
export class ErrorPage extends Component<ErrorPageProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const message = (
      <div className="page-grid gap-y-6 py-section">
        <title>{site.error.title}</title>
        <h1 className="font-display text-h2">{site.error.title}</h1>
        <p className="max-w-lead text-lead">{site.error.text}</p>
        <Button className="justify-self-start" onClick={() => window.location.reload()}>
          {site.error.reload}
        </Button>
      </div>
    )
    if (!this.props.withoutLayout) return message
    return (
      <main id="page" tabIndex={-1} className="outline-none">
        {message}
      </main>
    )
  }
}
