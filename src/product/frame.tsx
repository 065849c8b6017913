import type { ReactNode } from 'react'
import { product } from '#content/product.ts'
import { type ClaimId, statusOf } from '#src/content/facts/claims.ts'
import { classes } from '#src/ui/classes.ts'

type FrameProps = {
  /** The frame's edge shows this claim's status, from the register. */
  claim: ClaimId
  title: string
  aside?: ReactNode
  panelClassName: string
  isCut?: boolean
  /** Says under the frame that it is a design; null where the page says so itself. */
  caption: keyof typeof product.caption | null
  className?: string | undefined
  children: ReactNode
}

const edges = {
  works: 'border-2 border-ink',
  inTrials: 'border-rule border-dashed border-ink',
  planned: 'frame-planned',
}

/** The border, title row and caption that all product screens share. */
export function Frame(props: FrameProps) {
  const { claim, title, aside, panelClassName, isCut, caption, className, children } = props
  return (
    <figure className={className}>
      <div
        className={classes('frame', edges[statusOf(claim)], isCut && 'frame-cut', panelClassName)}
      >
        <div className="ml-5 flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 pr-5 text-label font-semibold">
          <p className="min-w-0">{title}</p>
          {aside}
        </div>
        <div className="px-5">{children}</div>
      </div>
      {caption ? (
        <figcaption className="mt-4 text-small">{product.caption[caption]}</figcaption>
      ) : null}
    </figure>
  )
}
