import type { ReactNode } from 'react'

/** Lines may not end inside the Chinese word for suicide or inside a landline number (03-7627 2929). */
const words = /(自杀|\b0\d-\d{4} \d{4})/

/** Returns the text with these words kept on one line. */
export function unbroken(text: string): ReactNode {
  if (!words.test(text)) return text
  return text.split(words).map((part, index) =>
    // Every second part is one of the words.
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
