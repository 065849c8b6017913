import { useEffect, useRef, useState } from 'react'
import { callInDanger, helplineWords } from '#content/helplines.ts'
import { product } from '#content/product.ts'
import { helplines } from '#src/content/facts/helplines.ts'
import { Sentence } from '#src/sections/prose.tsx'
import { classes } from '#src/ui/classes.ts'
import { PhoneLink } from '#src/ui/link.tsx'
import { mayMeanDanger } from './signs-of-danger.ts'

const { danger, toUs } = product.ownSentence

/**
 * Below a field for a sentence of the visitor's own: whom to call in danger, in a line, or in a panel while
 * the sentence has words that may mean danger. Screen readers say the panel once they pause.
 */
export function InDanger({ sentence, className }: { sentence: string; className: string }) {
  const isPanel = mayMeanDanger(sentence)
  return (
    <output className={isPanel ? `in-danger mt-2 block px-3 pt-2 ${panel}` : className}>
      {isPanel ? (
        <>
          <span className="block leading-snug">{danger}</span>
          <Numbers />
        </>
      ) : (
        <Sentence text={callInDanger} />
      )}
    </output>
  )
}

/** The same with the numbers all the time, in a place as high as the panel, so that nothing else moves. */
export function InDangerRow({ sentence, className }: { sentence: string; className: string }) {
  const isPanel = mayMeanDanger(sentence)
  return (
    <output
      className={classes(className, isPanel && `${panel} shadow-[0_0_0_0.5rem] shadow-pink-200`)}
    >
      <span className="block font-semibold">{helplineWords.title}</span>
      <Numbers />
      <span className={classes('block leading-snug', !isPanel && 'invisible')}>{danger}</span>
    </output>
  )
}

/**
 * Below the message of the form that it stands in, while that has words that may mean danger, and after they
 * were sent: the numbers, and that nobody may read it now. It keeps nothing, and the message can be sent as
 * any other.
 */
export function MessageInDanger() {
  const place = useRef<HTMLParagraphElement>(null)
  const [isPanel, setIsPanel] = useState(false)
  useEffect(() => {
    const form = place.current?.closest('form')
    const field = form?.elements.namedItem('message')
    if (!form || !(field instanceof HTMLTextAreaElement)) return undefined
    const listening = new AbortController()
    const read = () => setIsPanel(mayMeanDanger(field.value))
    // A draft may have filled the field.
    read()
    field.addEventListener('input', read, listening)
    return () => listening.abort()
  }, [])
  return (
    // Not <output>, whose content a form's reset replaces.
    <p
      ref={place}
      aria-live="polite"
      aria-atomic="true"
      className={isPanel ? `max-w-none px-3 pb-2.5 md:mb-2 ${panel}` : 'sr-only'}
    >
      {isPanel ? (
        <>
          <Numbers />
          <span className="block leading-snug">
            {danger} {toUs}
          </span>
        </>
      ) : null}
    </p>
  )
}

function Numbers() {
  return numbers.map((id) => (
    <span key={id} className="mr-5 inline-flex items-center gap-x-2 leading-tight">
      <PhoneLink
        phone={helplines[id].phone}
        className="inline-flex min-h-11 items-center text-[1.375rem] whitespace-nowrap"
      />
      {helplineWords.lines[id].name}
    </span>
  ))
}

const numbers = ['emergency', 'befrienders'] as const

const panel =
  'bg-pink-200 text-blue-900 print:hidden [--ink:theme(colors.blue-900)] [--line:theme(colors.blue-900)] [--soft:theme(colors.blue-900)]'
