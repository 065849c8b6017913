import { type ReactNode, type RefObject, useId } from 'react'
import { Link } from 'react-router-dom'
import { ownersWords } from '#content/owners-words.ts'
import { product } from '#content/product.ts'
import { whoReads } from '#content/who-reads.ts'
import { type ClaimId, plannedOnceOpen } from '#src/content/facts/claims.ts'
import { owner } from '#src/content/owner.ts'
import { keysOf } from '#src/keys-of.ts'
import type { Tone } from '#src/palette.ts'
import { sectionPaths } from '#src/paths.ts'
import { InDangerRow } from '#src/product/in-danger.tsx'
import { ownSentenceField } from '#src/product/use-own-sentence.ts'
import { Sentence } from '#src/sections/prose.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { classes } from '#src/ui/classes.ts'
import { stitchRow } from '#src/weave/stitches/stitch.tsx'

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
  phone: 'nothing',
}

/** What a row promises, where it is more than how the AI works. */
const promised: Partial<Record<keyof typeof seenBy, ClaimId>> = {
  networks: 'encryption',
  clinician: 'clinicians',
  partner: 'totals',
  authorities: 'authorities',
}

type OwnSentenceField = RefObject<HTMLTextAreaElement | null>

type ReadersProps = { sentence: string; field: OwnSentenceField }

/**
 * Everyone who gets a message, and how much of it. A visitor may write one; each row then shows it as that
 * reader would meet it. Until then, without scripts and on paper an example stands in its place. From
 * 1024 px all rows stand beside the field, as one cloth; on a phone the field stays above them.
 */
export function Readers({ sentence, field }: ReadersProps) {
  const { title, text, rows } = whoReads.readers
  return (
    <section id="readers" className="tone-plain">
      <div
        className={classes(
          'readers page-grid gap-y-3 py-section not-print:pb-0',
          sentence !== '' && (sentence.length % 2 === 0 ? 'is-even' : 'is-odd'),
        )}
      >
        <div className="readers-words grid gap-y-3">
          <h2 className="font-display text-h2">{title}</h2>
          <p className="max-w-none font-semibold">{inShort()}</p>
          <p className="max-w-none">{text}</p>
          <OwnSentence sentence={sentence} field={field} />
        </div>
        <ul className="-mx-5 print:mx-0">
          {keysOf(seenBy).map((id) => (
            <li key={id} className={classes('px-5 print:px-0', tones[seenBy[id]])}>
              <h3 className="font-display text-h3 print:mt-3">{rows[id].reader}</h3>
              <MessageSeenBy sentence={sentence} visible={seenBy[id]} />
              <p>
                <Sentence text={id === 'us' ? ourTeamGets() : rows[id].gets} />{' '}
                <Mark of={promised[id]} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const longest = 80
/** Longer sentences are set smaller, so that a row stays as high as the others. */
const longestLine = 36

function isLong(sentence: string): boolean {
  return sentence.replaceAll(/\p{Script=Han}/gu, 'xx').length > longestLine
}

/** The field shows the example until a sentence is written. */
function OwnSentence({ sentence, field }: ReadersProps) {
  const { said, write, shows } = whoReads.readers
  const { privacy, help, full } = product.ownSentence
  const id = useId()
  return (
    <div className="own-sentence gap-y-3 without-app:hidden print:hidden">
      <label htmlFor={id} className="font-semibold">
        {write}
      </label>
      <div className="own-field tone-plain grid font-display text-h3 *:[grid-area:1/1]">
        <textarea
          ref={field}
          id={id}
          rows={2}
          maxLength={longest}
          {...ownSentenceField}
          aria-describedby={`${id}-privacy`}
          className="any-letters peer min-h-[calc(2lh+0.875rem)] w-full resize-none field-sizing-content rounded-control font-display border-rule border-border-input bg-field-input px-2 py-1.5 text-ink"
        />
        <p
          aria-hidden="true"
          className="pointer-events-none max-w-none px-2 py-1.5 text-soft peer-focus:invisible peer-not-placeholder-shown:invisible"
        >
          {said}
        </p>
      </div>
      <p id={`${id}-privacy`} className="max-w-none text-control">
        <span aria-live="polite">{sentence.length < longest ? shows : full}</span>{' '}
        <strong className="font-semibold">{privacy}</strong>{' '}
        <Link to={sectionPaths.openToday} className="tap-area link-underline">
          {help}
        </Link>
      </p>
      <InDangerRow sentence={sentence} className="mt-4 block" />
    </div>
  )
}

function Mark({ of: claim }: { of: ClaimId | undefined }) {
  return claim && plannedOnceOpen(claim) ? <StatusTag claim={claim} isInline /> : null
}

/** The list in a line. */
function inShort(): string {
  const { unlessOptedOut, withConsent } = whoReads.readers.inShort
  return owner.sessionReaders === 'withConsent' ? withConsent : unlessOptedOut
}

/** Says who of the team reads sessions, once the owner has said so. */
function ourTeamGets(): string {
  const { who, howMuch, whatFor } = ownersWords.sessionReaders
  const { rows, team } = whoReads.readers
  if (!owner.sessionReaders || !who) return rows.us.gets
  return team[owner.sessionReaders](who, howMuch, whatFor)
}

/** Illustrates what a reader can see of a message. Decorative: the text beside it says the same. */
function MessageSeenBy({ sentence, visible }: { sentence: string; visible: Visible }) {
  const { said } = whoReads.readers
  const draw = drawings[visible]
  const showsWords = visible === 'everything' || visible === 'analysed'
  return (
    <div
      aria-hidden="true"
      data-prints
      className={classes(
        'message-seen font-display text-h3 print:my-1 print:px-3 print:py-1.5',
        showsWords && 'words-seen',
        showsWords && isLong(sentence) && 'is-long',
        tones[visible],
      )}
    >
      {sentence === '' ? (
        <span className="grow">{draw(said)}</span>
      ) : (
        <>
          <span className="any-letters grow font-display wrap-anywhere print:hidden">
            {draw(sentence)}
          </span>
          {/* What a visitor wrote is never printed. */}
          <span className="grow not-print:hidden">{draw(said)}</span>
        </>
      )}
    </div>
  )
}

/** Where nothing can be read the row is dark, and no row has the ground of its neighbour. */
const tones: Record<Visible, Tone> = {
  everything: 'tone-green',
  analysed: 'tone-green-soft',
  nothing: 'tone-leaf',
  summary: 'tone-yellow-soft',
  totals: 'tone-blue-soft',
  onOrder: 'tone-surface',
}

const drawings: Record<Visible, (text: string) => ReactNode> = {
  everything: (text) => text,
  analysed: (text) => (
    <span className="underline decoration-dashed decoration-[max(2px,0.05em)] underline-offset-[0.2em]">
      {text}
    </span>
  ),
  // The same whatever was written, or its words and languages could be guessed.
  nothing: () => (
    <svg
      viewBox="0 0 634 12"
      preserveAspectRatio="xMinYMid slice"
      className="to-edge h-[0.6em] fill-current print:fill-green-200"
    >
      <path d={stitchRow(49, { x: 5, y: 0.6 })} />
    </svg>
  ),
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
    <span className="block translate-y-1/2 border-t-[max(2px,0.05em)] border-dashed border-current py-[0.4em]" />
  ),
}
