import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Attributes of a field for a sentence of the visitor's own, which has no name and is in no form. Spell
 * checking and filling in are off, because browsers may send text away for both.
 */
export const ownSentenceField = {
  placeholder: ' ',
  spellCheck: 'false',
  autoComplete: 'off',
  autoCorrect: 'off',
} as const

/**
 * What is written in the field that gets the ref. Nobody receives or keeps it: the field is emptied when the
 * page is left, quickly too, or put away. The field itself holds the sentence, so that nothing written
 * before hydration is lost.
 */
export function useOwnSentence(): [string, RefObject<HTMLTextAreaElement | null>] {
  const [sentence, setSentence] = useState('')
  const ref = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const field = ref.current
    if (!field) return undefined
    const listening = new AbortController()
    const read = () => setSentence(field.value.trim())
    const forget = () => {
      field.value = ''
      read()
    }
    read()
    field.addEventListener('input', read, listening)
    addEventListener('pagehide', forget, listening)
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && forget(),
      listening,
    )
    return () => listening.abort()
  }, [])
  return [sentence, ref]
}
