import type { ReactNode } from 'react'
import { whoReads } from '#content/who-reads.ts'
import { keysOf } from '#src/keys-of.ts'
import { Sentence } from '#src/sections/prose.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { Section } from '#src/ui/section.tsx'
import { stitchRow } from '#src/weave/stitches/stitch.tsx'
import { Stitched, wordsOf } from '#src/weave/stitches/stitched.tsx'

/** What somebody can see of a message. */
type Visible = 'everything' | 'analysed' | 'nothing' | 'summary' | 'totals' | 'onOrder'

const seenBy: Record<keyof typeof whoReads.readers.rows, Visible> = {
  you: 'everything',
  networks: 'nothing',
  ais: 'everything',
  us: 'analysed',
  clinician: 'summary',
  partner: 'totals',
  authorities: 'onOrder',
}

export function Readers() {
  const { title, text, said, rows } = whoReads.readers
  return (
    <Section
      id="readers"
      title={title}
      titleClassName="md:col-span-6"
      className="gap-y-5 max-md:py-8"
    >
      <p className="md:col-span-6 md:col-start-7">{text}</p>
      <ul className="mt-2 rule-b">
        {keysOf(seenBy).map((id) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 rule-t py-2 sm:grid sm:grid-cols-12 md:py-5"
          >
            <h3 className="text-small font-semibold sm:col-span-3 sm:max-md:row-span-2 sm:max-md:self-start md:font-display md:text-h3 md:font-normal">
              {rows[id].reader}
            </h3>
            <div className="flex max-w-full grow sm:col-span-9 md:col-span-6">
              <MessageSeenBy text={said} visible={seenBy[id]} />
            </div>
            <p className="w-full text-small sm:max-md:col-span-9 sm:max-md:col-start-4 md:col-span-3">
              <Sentence text={rows[id].gets} />
            </p>
          </li>
        ))}
      </ul>
      <StatusTag claim="encryption" />
    </Section>
  )
}

/** Illustrates what a reader can see of a message. Decorative: the text beside it says the same. */
function MessageSeenBy({ text, visible }: { text: string; visible: Visible }) {
  return (
    <p
      aria-hidden="true"
      className="min-w-0 grow font-display text-voice sm:text-h3 lg:text-ledger"
    >
      {drawings[visible](text)}
    </p>
  )
}

const drawings: Record<Visible, (text: string) => ReactNode> = {
  everything: (text) => text,
  analysed: (text) => (
    <span className="underline decoration-dashed decoration-2 underline-offset-[0.2em]">
      {text}
    </span>
  ),
  nothing: (text) => <Stitched words={wordsOf(text)} className="fill-current" />,
  summary: () => (
    <svg viewBox="0 0 98 26" className="h-[1.1em] w-auto max-w-full fill-none stroke-current">
      <path d={`M1 1h96v24H1z${stitchRow(6, { x: 16.5, y: 8 })}`} strokeWidth="1.5" />
    </svg>
  ),
  totals: () => (
    <svg viewBox="0 0 240 26" className="h-[1.1em] w-auto max-w-full stroke-current">
      <path d={`M2 3${'v20m10-20'.repeat(24)}`} strokeWidth="2.5" />
    </svg>
  ),
  onOrder: () => (
    <span className="block translate-y-1/2 border-t-2 border-dashed border-current py-[0.4em]" />
  ),
}
