import type { ReactNode } from 'react'
import { Stitched, wordsOf } from './stitched.tsx'
import { stitchRow } from './stitch.tsx'

export type Fate = 'read' | 'analysed' | 'closed' | 'noted' | 'counted' | 'asked'

/** Illustrates what a person can see of a message. Decorative: the text beside it says the same. */
export function Glimpse({ text, fate }: { text: string; fate: Fate }) {
  return (
    <p
      aria-hidden="true"
      className="min-w-0 grow font-display text-voice sm:text-h3 lg:text-ledger"
    >
      {drawings[fate](text)}
    </p>
  )
}

const drawings: Record<Fate, (text: string) => ReactNode> = {
  read: (text) => text,
  analysed: (text) => (
    <span className="underline decoration-dashed decoration-2 underline-offset-[0.2em]">
      {text}
    </span>
  ),
  closed: (text) => <Stitched words={wordsOf(text)} className="fill-current" />,
  noted: () => (
    <svg viewBox="0 0 98 26" className="h-[1.1em] w-auto max-w-full fill-none stroke-current">
      <path d={`M1 1h96v24H1z${stitchRow(6, { x: 16.5, y: 8 })}`} strokeWidth="1.5" />
    </svg>
  ),
  counted: () => (
    <svg viewBox="0 0 240 26" className="h-[1.1em] w-auto max-w-full stroke-current">
      <path d={`M2 3${'v20m10-20'.repeat(24)}`} strokeWidth="2.5" />
    </svg>
  ),
  asked: () => (
    <span className="block translate-y-1/2 border-t-2 border-dashed border-current py-[0.4em]" />
  ),
}
