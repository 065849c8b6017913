import type { WaitlistAction } from '#src/ui/action.ts'

/** The disabled waitlist button, as the header and the pages show it. */
export const joinWaitlist = {
  kind: 'waitlist',
  label: 'Join Waitlist',
  status: 'Opening soon',
  reason:
    'Sign-ups open after our research trials. To be told when, leave your email at the foot of this page.',
} satisfies WaitlistAction
