import { useRef, useState } from 'react'

type CopyWords = { copied: string; selected: string }

/** Copies a text, or selects the paragraph that shows it, and says which. */
export function useCopy({ copied, selected }: CopyWords) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [outcome, setOutcome] = useState('')

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome(copied)
    } catch {
      // The clipboard may be refused, or missing where the page is not served over HTTPS.
      if (paragraph.current) getSelection()?.selectAllChildren(paragraph.current)
      setOutcome(selected)
    }
  }

  return { paragraph, outcome, setOutcome, copy }
}
