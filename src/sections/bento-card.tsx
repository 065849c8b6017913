import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ClaimId } from '#src/content/facts/claims.ts'
import type { Tone } from '#src/palette.ts'
import type { PagePath } from '#src/paths.ts'
import { classes } from '#src/ui/classes.ts'
import { StatusTag } from './status-tag.tsx'

type PatchProps = {
  words: { title: string; text: string }
  claim?: ClaimId | undefined
  /** The title links to it. */
  to?: PagePath
  tone: Tone
  large?: boolean
  /** The illustration runs to the edges of the card. */
  bleeds?: boolean
  more?: ReactNode
  className?: string
  wordsClassName?: string
  children: ReactNode
}

/** A card of a `bento`, a grid of cards without gaps: an illustration above words. */
export function BentoCard(props: PatchProps) {
  const { words, claim, to, tone, large = false, bleeds = false, more } = props
  const sizes = large
    ? 'px-5 py-9 max-sm:block max-sm:py-4 sm:gap-10 md:px-11 md:py-11'
    : 'px-5 py-9 gap-6 max-sm:py-7 sm:gap-10 md:px-10'
  return (
    <li
      className={classes(
        tone,
        'flex flex-col justify-between',
        bleeds ? 'overflow-clip' : sizes,
        props.className,
      )}
    >
      {/* On a phone the words run around a large patch's drawing. */}
      <div className={classes(large && 'max-sm:float-right max-sm:mb-2 max-sm:ml-4 max-sm:w-28')}>
        {props.children}
      </div>
      <div className={classes(bleeds && 'px-5 pt-5 pb-8 md:px-10 md:pb-10', props.wordsClassName)}>
        <h3 className={classes('font-display', large ? 'text-h3 sm:text-ledger' : 'text-h3')}>
          {to ? (
            <Link to={to} className="link-underline hover:decoration-dashed">
              {words.title}
            </Link>
          ) : (
            words.title
          )}
        </h3>
        <p className={classes('max-w-text', large ? 'mt-3' : 'mt-2')}>{words.text}</p>
        {claim ? <StatusTag claim={claim} className="mt-3" /> : null}
        {more}
      </div>
    </li>
  )
}
