/** What our team reads in every message, in English whatever the page's language. */
export const teamMail = { pageLanguage: 'Page language:' } as const
