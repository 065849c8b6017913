import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = { children: ReactNode; fallback?: ReactNode; onError?: () => void }

/** Renders the fallback, or nothing, when a child throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
