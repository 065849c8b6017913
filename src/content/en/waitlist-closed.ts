import { BRAND } from '../facts.ts'
/** The disabled waitlist button, as the header and the menu show it. */
export const waitlistClosed = {
  label: 'Join Waitlist',
  status: 'Not open yet',
  reason: `You can’t use ${BRAND.name} yet. You can ask to be told.`,
  join: 'Join Waitlist',
  leaveEmail: 'Leave your email',
} as const
