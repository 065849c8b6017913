/** What our team reads in every message, in English whatever the page's language. */
export const teamMail = {
  pageLanguage: 'Page language:',
  /** The mail by which somebody leaves the waitlist, as `way_out` of operations.waitlist_csv writes it. */
  leaveWaitlist: 'Take me off the waitlist',
} as const
