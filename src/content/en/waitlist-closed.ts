/** The disabled waitlist button, as the header and the menu show it. */
export const waitlistClosed = {
  label: 'Join Waitlist',
  status: 'Not open yet',
  reason: 'Sign-ups open after our trials.',
  join: 'Join Waitlist',
  leaveEmail: 'Leave your email',
} as const
