import { type RefObject, useId } from 'react'
import { Link } from 'react-router-dom'
import { howItWorks } from '#content/how-it-works.ts'
import { product } from '#content/product.ts'
import type { Quote } from '#src/content/types.ts'
import { sectionPaths } from '#src/paths.ts'
import { Quotes } from '#src/sections/quotes.tsx'
import { InDanger } from '#src/product/in-danger.tsx'
import { LetterStitches } from '#src/product/letter-stitches.tsx'
import { ownSentenceField } from '#src/product/use-own-sentence.ts'
import { textOf } from './choices.ts'

const { label, stitches, privacy, help } = howItWorks.screens.needs
const { full } = product.ownSentence

const longest = 180

type NeedsScreenProps = {
  field: RefObject<HTMLTextAreaElement | null>
  sentence: string
  /** Stands in the field until something is written. */
  example: readonly Quote[]
}

/** A sentence of the visitor's own, a stitch for each letter. */
export function NeedsScreen({ field, sentence, example }: NeedsScreenProps) {
  const id = useId()
  const text = sentence || textOf(example)
  return (
    <div className="loom-card loom-filled">
      <label htmlFor={id} className="text-label font-semibold">
        {label}
      </label>
      <div className="any-letters loom-needs">
        <textarea
          ref={field}
          id={id}
          rows={4}
          maxLength={longest}
          {...ownSentenceField}
          aria-describedby={`${id}-privacy`}
          className="font-display"
        />
        <p aria-hidden="true" className="font-display">
          <Quotes
            line={example}
            // Browsers may end a line inside a Chinese word.
            classNameOf={(lang) => (lang === 'zh-Hans' ? 'whitespace-nowrap' : '')}
          />
        </p>
      </div>
      <div className="loom-own-stitches">
        <LetterStitches
          text={text}
          // Large stitches until the strip is full of them.
          {...(text.length <= 48 ? { columns: 12, rows: 4 } : { columns: 24, rows: 8 })}
          className="w-full"
        />
      </div>
      <output className="mt-3 block text-small leading-snug text-soft">
        {sentence.length < longest ? stitches : full}
      </output>
      <p id={`${id}-privacy`} className="mt-2 text-small leading-snug">
        <strong className="font-semibold">{privacy}</strong>{' '}
        <Link to={sectionPaths.openToday} className="tap-area link-underline">
          {help}
        </Link>{' '}
        <InDanger sentence={sentence} className="relative inline-block" />
      </p>
    </div>
  )
}
