import type { ReactNode } from 'react'

/**
 * Phone numbers, references, ranges and dates, mail addresses, a Chinese figure with its unit and word for
 * suicide, and what Malay joins with a hyphen: a word said twice, and “e-mel”.
 */
const kept =
  /(自杀(?:的?念头)?|\+\d[\d \u00a0]*\d|\b0\d{1,2}\u00a0\d[\d\u00a0]*\d|\b[\dA-Z]{4}-[\dA-Z]{4}\b|[\d.,–-]*\d多?个?(?:小时|分钟|星期|[万亿年月日天名岁周次号条])+|\d+(?::\d+)?(?:[–-]\d+(?::\d+)?)+|[\p{Script=Latin}\d.+_-]+@[\p{Script=Latin}\d.-]+[\p{Script=Latin}\d]|\p{L}(\p{L}{2,})-\p{L}\2|\b[Ee]-mel)/u

/** Returns the text with each of these in its own order, and on one line unless it may be long. */
export function unbroken(text: string): ReactNode {
  if (!kept.test(text)) return text
  return text.split(kept).map((part, index) => {
    // Every third part is a match, and the next the letters that it repeats.
    if (index % 3 === 2) return null
    return index % 3 === 1 ? (
      <Value key={index} className={part.includes('@') ? undefined : 'whitespace-nowrap'}>
        {part}
      </Value>
    ) : (
      part
    )
  })
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
