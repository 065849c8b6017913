import type { LanguageId } from '#src/languages.ts'

/** Lines of mails to our team, in English on every page. */
export const teamMail = {
  pageLanguage: 'Page language:',
  /** The mail by which somebody leaves the waitlist, as `way_out` of operations.waitlist_csv writes it. */
  leaveWaitlist: 'Take me off the waitlist',
} as const

/**
 * The subject of a mail that a page offers to whoever cannot use it, or finds words that read wrongly:
 * already as an address writes it, which spares the page's code the encoding.
 */
export function aboutPage(page: string, language: LanguageId): string {
  return `Page%20${page},%20language%20${language}`
}
