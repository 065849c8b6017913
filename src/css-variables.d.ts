import 'react'

declare module 'react' {
  /** A style attribute may set custom properties. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number
  }
}
