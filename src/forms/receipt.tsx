import { Check } from 'lucide-react'
import { legal } from '#content/legal.ts'
import { receipt as words } from '#content/receipt.ts'
import { Button } from '#src/ui/button.tsx'
import type { OutcomeWords } from '#src/ui/form-outcome.tsx'
import { answerTime, inMalaysia, type Inquiry, type MalaysianTime } from './answer-time.ts'
import type { Sent } from './use-message-form.ts'

export type ReceiptProps = {
  reference: string
  sentAt: Date
  about: Inquiry
  words: OutcomeWords
  email: string
}

/** Functions of an earlier release answer without a reference. */
export function receiptOf(props: ReceiptProps): Sent {
  const { reference, words: said } = props
  return {
    outcome: (
      <span className="mt-6 flex gap-4 bg-(--f-pandan) p-5 text-ink">
        <Check size={24} className="shrink-0" />
        <span>
          <strong className="block font-semibold">{said.title}</strong>
          <span className="text-small">{said.text}</span>
          {reference ? <span className="sr-only"> {words.isYours(reference)}</span> : null}
        </span>
      </span>
    ),
    receipt: reference ? <Receipt key={reference} {...props} /> : null,
  }
}

function Receipt(props: ReceiptProps) {
  const { reference, words: said, email } = props
  const subject = encodeURIComponent(words.mailSubject(reference))
  return (
    <section
      aria-label={`${words.title} ${reference}`}
      data-receipt
      className="mt-6 grid gap-4 border-t border-line pt-6"
    >
      <h3 className="font-display text-h4">{words.title}</h3>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr] sm:items-baseline">
        {rowsOf(props).map(([term, text], index) => (
          <div key={term} className="contents">
            <dt className="text-small text-soft">{term}</dt>
            <dd className={index === 0 ? 'font-display text-h3 tabular-nums' : 'font-semibold'}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-small">{words.notCounted}</p>
      <div className="text-small">
        <p className="font-semibold">{words.next}</p>
        <p>{said.text}</p>
      </div>
      <p className="text-small">
        {`${words.nothingComes} `}
        <a
          href={`mailto:${email}?subject=${subject}`}
          className="link-underline hover:text-link-hover"
        >
          {email}
        </a>
      </p>
      <div data-print="hide" className="grid gap-3">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="small" onClick={() => save(props)}>
            {words.save}
          </Button>
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            {words.print}
          </Button>
        </div>
        <p className="text-small text-soft">{words.leaves}</p>
      </div>
    </section>
  )
}

function rowsOf({ reference, sentAt, about }: ReceiptProps): [term: string, text: string][] {
  return [
    [words.reference, reference],
    [words.sent, inWords(inMalaysia(sentAt))],
    [words.answerBy, inWords(answerTime(sentAt, about))],
  ]
}

function inWords(moment: MalaysianTime | { day: string }): string {
  const day = legal.inWords(moment.day)
  return 'time' in moment ? words.moment(day, moment.time) : day
}

function save(props: ReceiptProps): void {
  const rows = rowsOf(props).map(([term, text]) => `${term}: ${text}`)
  const { words: said, email, reference } = props
  const lines = [location.host, '', ...rows, '', words.notCounted, '', said.text, '']
  const text = [...lines, `${words.nothingComes} ${email}`, ''].join('\r\n')
  const link = document.createElement('a')
  // Old programs recognise UTF-8 by its byte-order mark.
  link.href = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/plain' }))
  link.download = `${words.file}-${reference}.txt`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** It is `general` where no word of the subject is known. */
export function aboutOf(subject: string): Inquiry {
  const text = subject.toLowerCase()
  const kinds = ['media', 'technical', 'partnership', 'investor'] as const
  const isAbout = (kind: (typeof kinds)[number]) =>
    words.subjects[kind].split(/, |、/).some((word) => text.includes(word))
  return kinds.find(isAbout) ?? 'general'
}
