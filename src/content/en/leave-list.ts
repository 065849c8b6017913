import { company } from '../facts/company.ts'

/** Shown on the privacy page: `how` to everybody, the rest to those who come from the announcement’s link. */
export const leaveList = {
  title: 'Leave the waitlist',
  text: 'Press the button, and we delete your address from the list.',
  leave: 'Leave the list',
  leaving: 'Leaving…',
  left: 'Your address is no longer on the list.',
  failed:
    'That didn’t work. Try again in a minute, or reply to our mail and we’ll take you off the list.',
  how: `To leave the waitlist, reply to our mail or write to [${company.privacy}](privacyMail). We’ll take you off the list.`,
} as const
