import { callInDanger, helplineWords } from '#content/helplines.ts'
import { product } from '#content/product.ts'
import { helplines } from '#src/content/facts/helplines.ts'
import { Sentence } from '#src/sections/prose.tsx'
import { PhoneLink } from '#src/ui/link.tsx'
import { mayMeanDanger } from './signs-of-danger.ts'

const numbers = ['emergency', 'befrienders'] as const

/**
 * Below a field for a sentence of the visitor's own: whom to call in danger, in a line, or in a panel while
 * the sentence has words that may mean danger. Screen readers say the panel once they pause.
 */
export function InDanger({ sentence, className }: { sentence: string; className: string }) {
  const isPanel = mayMeanDanger(sentence)
  return (
    <output className={isPanel ? panel : className}>
      {isPanel ? (
        <>
          <span className="block leading-snug">{product.ownSentence.danger}</span>
          {numbers.map((id) => (
            <span key={id} className="mr-5 inline-flex items-center gap-x-2 leading-tight">
              <PhoneLink
                phone={helplines[id].phone}
                className="inline-flex min-h-11 items-center text-[1.375rem] whitespace-nowrap"
              />
              {helplineWords.lines[id].name}
            </span>
          ))}
        </>
      ) : (
        <Sentence text={callInDanger} />
      )}
    </output>
  )
}

const panel =
  'in-danger mt-2 block bg-pink-200 px-3 pt-2 text-blue-900 print:hidden [--ink:theme(colors.blue-900)] [--line:theme(colors.blue-900)] [--soft:theme(colors.blue-900)]'
