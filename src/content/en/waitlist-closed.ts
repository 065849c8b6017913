import { BRAND } from '../facts.ts'
/** The header and the menu show the disabled waitlist button so. */
export const waitlistClosed = {
  label: 'Join Waitlist',
  status: 'Not open yet',
  reason: `You can’t use ${BRAND.name} yet. You can ask to be told.`,
  join: 'Join Waitlist',
  leaveEmail: 'Leave your email',
} as const
