import type { ReactNode } from 'react'

/** Chinese lines may end after any character, but not inside the word for suicide. */
const words = /(自杀)/

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
