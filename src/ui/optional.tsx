import { Component, type ReactNode } from 'react'

type OptionalProps = {
  children: ReactNode
  /** Rendered after a fault; nothing by default. */
  instead?: ReactNode
  onFault?: () => void
}

/** A part that the page can do without: a fault in it takes it away, and nothing else. React says so in the console. */
export class Optional extends Component<OptionalProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFault?.()
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
