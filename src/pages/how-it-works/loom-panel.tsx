import type { ReactNode } from 'react'
import { product } from '#content/product.ts'
import { sampleConversations } from '#src/content/quoted/conversations.ts'
import { LanguageBars } from '#src/product/session-bars.tsx'
import { Band, steps } from './bands.tsx'

const everyLine = Object.values(sampleConversations).flat()

/** What stands around the screens: the warp, and the cloth that grows. */
export function LoomPanel({ sentence, firstBand }: { sentence: string; firstBand: ReactNode }) {
  return (
    <div aria-hidden="true" className="loom-panel tone-deep">
      <div className="loom-frame">
        <div className="loom-bar text-label font-semibold">
          <span>{product.says}</span>
          <LanguageBars lines={everyLine} />
        </div>
        <div className="loom-cloth">
          <div className="loom-wefts">
            {firstBand}
            {steps.slice(1).map((step) => (
              <Band key={step} step={step} sentence={sentence} />
            ))}
          </div>
          <i className="loom-shuttle" />
        </div>
      </div>
    </div>
  )
}
