import type { WaitlistAction } from '#src/ui/action.ts'

/** The disabled waitlist button, as the header and the menu show it. */
export const waitlistClosed = {
  kind: 'waitlist',
  label: '加入等候名单',
  status: '尚未开放',
  reason: '试验结束后才开放报名。',
} satisfies WaitlistAction

/** The same with the way to the dialog, as a page shows it once. */
export const joinWaitlist = {
  ...waitlistClosed,
  leaveEmail: '留下电邮',
} satisfies WaitlistAction
