import { BRAND } from '#src/content/facts/company.ts'
import { letterCounts, longestWord } from '#src/ui/letters.ts'
import { Mark } from '#src/weave/mark.tsx'

/** The header has little room for the mark beside a longer word. */
const besideName = longestWord(BRAND.name) > 12 ? 'max-narrow:hidden min-[64rem]:max-xl:hidden' : ''

/**
 * The name in lower case: on one line of a phone, and beside the header's links on as many as it has words.
 * Where something else needs the room of a phone, the mark stands for it.
 */
export function Wordmark({ isShort = false }: { isShort?: boolean }) {
  return (
    <span
      style={letterCounts(BRAND.name)}
      className="inline-flex items-center gap-3 font-display text-wordmark wordmark-size lowercase"
    >
      <Mark className={isShort ? 'max-sm:block!' : besideName} />
      <span className={isShort ? 'max-sm:sr-only' : ''}>{BRAND.name}</span>
    </span>
  )
}
