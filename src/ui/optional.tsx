import { Component, type ReactNode } from 'react'

type OptionalProps = {
  children: ReactNode
  instead?: ReactNode
  onFault?: () => void
}

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
