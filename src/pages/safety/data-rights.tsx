import { safety } from '#content/safety.ts'
import { whoReads } from '#content/who-reads.ts'
import { plannedOnceOpen } from '#src/content/facts/claims.ts'
import { paths } from '#src/paths.ts'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { keysOf } from '#src/keys-of.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Stitched, wordsOf } from '#src/weave/stitches/stitched.tsx'
import { revealOnScrollRef } from '#src/weave/weaving.tsx'

/**
 * The law in a line, and the four rights as tiles from edge to edge. Each right is done to the sentence that
 * the visitor has written above, until then to an example.
 */
export function DataRights({ sentence }: { sentence: string }) {
  const { title, law, rights, ask } = safety.privacy
  return (
    <section id="rights" className="tone-green-soft">
      <div className="page-grid gap-y-4 pt-section md:gap-y-8 md:pt-22">
        <h2 className="font-display text-h2">{title}</h2>
        <h3 className="font-display text-h3 md:col-span-4">{law.title}</h3>
        <div className="max-md:-mt-2 md:col-span-8 md:pt-1">
          <p className="max-w-none">{law.text}</p>
          {plannedOnceOpen('pdpa') ? <StatusTag claim="pdpa" className="mt-3" /> : null}
        </div>
      </div>
      <div className="page-grid items-baseline pt-6 max-md:pb-6 md:pt-8">
        <h3 className="font-display text-h3 md:col-span-4">{rights.title}</h3>
        {plannedOnceOpen('rights') ? (
          <StatusTag claim="rights" className="mt-3 md:col-span-2" />
        ) : null}
        {rights.begin ? <p className="max-md:mt-2 md:col-span-3">{rights.begin}</p> : null}
        <ul className="-mx-5 mt-4 grid max-narrow:-mx-4 print:mx-0 sm:grid-cols-2 md:row-start-2 md:-mx-bleed md:mt-6">
          {keysOf(tiles).map((right) => (
            <li
              key={right}
              ref={revealOnScrollRef}
              className={classes(
                tiles[right].tone,
                'weave-on-hover flex flex-col gap-y-3 py-6 md:min-h-80 md:pb-9 print:py-1',
              )}
            >
              <Deed right={right} written={sentence} />
              <div className={tiles[right].padding}>
                <p className="font-display text-h3">{rights.items[right].title}</p>
                <p className="mt-1">{rights.items[right].text}</p>
              </div>
            </li>
          ))}
        </ul>
        {/* Beside the title, so that no band holds a button alone. */}
        <ButtonLink
          to={paths.contact}
          subject={ask.subject}
          className="mt-6 sm:justify-self-start md:col-span-4 md:col-start-9 md:row-start-1 md:mt-0 md:justify-self-end"
        >
          {ask.label}
        </ButtonLink>
      </div>
    </section>
  )
}

const atLeft = 'px-5 md:pl-bleed md:pr-10'
const atRight = 'px-5 md:pl-10 md:pr-bleed'

const tiles = {
  access: { tone: 'tone-green', padding: atLeft },
  delete: { tone: 'tone-leaf', padding: atRight },
  download: { tone: 'tone-yellow', padding: atLeft },
  optOut: { tone: 'tone-night', padding: atRight },
} as const

type Right = keyof typeof tiles

/** The sentence stands on a thread that crosses the tile. */
const thread = 'sentence-thread min-h-[1.35em] border-b-2 border-ink wrap-anywhere'

/** Decorative: the words under it say the same. What a visitor wrote is never printed. */
function Deed({ right, written }: { right: Right; written: string }) {
  const { tone, padding } = tiles[right]
  const sentence = written || whoReads.readers.said
  const before =
    right === 'access' ? <Stitched words={wordsOf(sentence)} className="fill-current" /> : sentence
  return (
    <div
      aria-hidden="true"
      className={classes(
        written !== '' && 'any-letters',
        right === 'optOut' && 'pb-2',
        'flex grow flex-col justify-center font-display text-ledger [--beat:900ms] [--row:100%] [--rows:1] print:hidden',
      )}
    >
      {right === 'download' ? (
        <div className={classes('weave-along mb-3', padding)}>
          <div className="tone-surface w-fit border-2 border-dashed border-ink px-5 wrap-anywhere xl:ml-10">
            {sentence}
          </div>
        </div>
      ) : null}
      <div className="grid *:[grid-area:1/1]">
        <div className={classes(thread, padding)}>{before}</div>
        {right === 'access' || right === 'delete' ? (
          <div
            className={classes(
              'weave-along',
              thread,
              tone,
              padding,
              right === 'delete' && 'unravelled border-dashed',
            )}
          >
            {sentence}
          </div>
        ) : null}
        {right === 'optOut' ? <div className="weave-along selvedge self-end" /> : null}
      </div>
    </div>
  )
}
