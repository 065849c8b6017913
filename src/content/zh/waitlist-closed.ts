import type { WaitlistAction } from '#src/ui/action.ts'

/** The disabled waitlist button, as the header and the menu show it. */
export const waitlistClosed = {
  kind: 'waitlist',
  label: 'Join Waitlist',
  status: 'Not open yet',
  reason: 'Sign-ups open after our trials.',
} satisfies WaitlistAction

/** The same with the way to the dialog, as a page shows it once. */
export const joinWaitlist = {
  ...waitlistClosed,
  leaveEmail: 'Leave your email',
} satisfies WaitlistAction
