import type { phrases } from '#src/content/quoted/lines.ts'

/** The colour of each language's thread. */
export const threads: Record<(typeof phrases)[number]['lang'], string> = {
  ms: 'border-kunyit-500',
  'zh-Hans': 'border-pandan-600 dark:border-pandan-300',
  en: 'border-ink',
  ta: 'border-telang-500 dark:border-telang-300',
}
