import type { ReactNode } from 'react'

/** Never wrap inside the Chinese word for suicide or a landline number (03-7627 2929). */
const noWrap = /(自杀|\b0\d-\d{4} \d{4})/

/** Returns the text with each of these kept on one line. */
export function unbroken(text: string): ReactNode {
  if (!noWrap.test(text)) return text
  return text.split(noWrap).map((part, index) =>
    // Every second part is a match.
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
