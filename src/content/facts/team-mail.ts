import type { LanguageId } from '#src/languages.ts'

/** Mails to our team have these lines, in English on every page. */
export const teamMail = {
  pageLanguage: 'Page language:',
  /** With this mail somebody leaves the waitlist. */
  leaveWaitlist: 'Take me off the waitlist',
} as const

/**
 * A visitor who cannot use a page, or finds wrong words, gets a mail with this subject. It is
 * written as in an address, which spares the page's code the encoding.
 */
export function aboutPage(page: string, language: LanguageId): string {
  return `Page%20${page},%20language%20${language}`
}
