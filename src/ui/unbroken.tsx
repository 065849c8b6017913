import type { ReactNode } from 'react'

/** Phone numbers, references, ranges and dates, mail addresses, and the Chinese word for suicide. */
const kept =
  /(自杀(?:的?念头)?|\+\d[\d \u00a0]*\d|\b0\d{1,2}\u00a0\d[\d\u00a0]*\d|\b[\dA-Z]{4}-[\dA-Z]{4}\b|\d+(?::\d+)?(?:[–-]\d+(?::\d+)?)+|[\p{Script=Latin}\d.+_-]+@[\p{Script=Latin}\d.-]+[\p{Script=Latin}\d])/u

/** Returns the text with each of these in its own order, and on one line unless it may be long. */
export function unbroken(text: string): ReactNode {
  if (!kept.test(text)) return text
  return text.split(kept).map((part, index) =>
    // Every second part is a match.
    index % 2 === 1 ? (
      <Value key={index} className={part.includes('@') ? undefined : 'whitespace-nowrap'}>
        {part}
      </Value>
    ) : (
      part
    ),
  )
}

type ValueProps = { children: string; className?: string | undefined }

/**
 * A number or address, which keeps its order where somebody has translated the page into a language
 * that is written from right to left.
 */
export function Value({ children, className }: ValueProps) {
  return (
    <span dir="ltr" className={className}>
      {children}
    </span>
  )
}
