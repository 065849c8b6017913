import type { ReactNode } from 'react'
import { ownersWords } from '#content/owners-words.ts'
import { whoReads } from '#content/who-reads.ts'
import { type ClaimId, plannedOnceOpen } from '#src/content/facts/claims.ts'
import { owner } from '#src/content/owner.ts'
import { keysOf } from '#src/keys-of.ts'
import { Sentence } from '#src/sections/prose.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { classes } from '#src/ui/classes.ts'
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

/** What a row promises, where it is more than how the AI works. */
const promised: Partial<Record<keyof typeof seenBy, ClaimId>> = {
  networks: 'encryption',
  clinician: 'clinicians',
  partner: 'totals',
  authorities: 'authorities',
}

export function Readers() {
  const { title, text, said, rows } = whoReads.readers
  return (
    <Section id="readers" title={title} titleSize="text-h1" className="gap-y-3 md:gap-y-8">
      <p className="md:col-span-8 md:text-lead">{text}</p>
      {/* From 900 px the strips of all readers are one cloth; before, each stands between its reader and the words. */}
      <ul>
        {keysOf(seenBy).map((id) => (
          <li key={id} className="items-center gap-x-6 md:grid md:grid-cols-12">
            <h3 className="text-small font-semibold max-md:mt-3 md:col-span-3 md:font-display md:text-h3 md:font-normal">
              {rows[id].reader}
            </h3>
            <MessageSeenBy text={said} visible={seenBy[id]} />
            <p className="max-w-none text-small md:col-span-4 md:py-4 md:text-body">
              <Sentence text={id === 'us' ? ourTeamGets() : rows[id].gets} />{' '}
              <Mark of={promised[id]} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Mark({ of: claim }: { of: ClaimId | undefined }) {
  return claim && plannedOnceOpen(claim) ? <StatusTag claim={claim} isInline /> : null
}

/** Says who of the team reads sessions, once the owner has said so. */
function ourTeamGets(): string {
  const { who, howMuch, whatFor } = ownersWords.sessionReaders
  const { rows, team } = whoReads.readers
  if (!owner.sessionReaders || !who) return rows.us.gets
  return team[owner.sessionReaders](who, howMuch, whatFor)
}

/** Illustrates what a reader can see of a message. Decorative: the text beside it says the same. */
function MessageSeenBy({ text, visible }: { text: string; visible: Visible }) {
  return (
    <p
      aria-hidden="true"
      className={classes(
        'flex min-h-11 max-w-none items-center font-display text-h3 max-md:-mx-5 max-narrow:-mx-4 max-md:my-1 max-md:px-5 md:col-span-5 md:h-full md:min-h-20 md:px-6 lg:text-ledger',
        strips[visible],
      )}
    >
      <span className="grow">{drawings[visible](text)}</span>
    </p>
  )
}

/** The more can be read, the lighter the strip. */
const strips: Record<Visible, string> = {
  everything: 'tone-green',
  analysed: 'tone-green-soft',
  nothing: 'tone-leaf',
  summary: 'tone-green-soft',
  totals: 'tone-green-soft',
  onOrder: 'tone-surface',
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
