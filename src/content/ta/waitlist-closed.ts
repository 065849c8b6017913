import type { WaitlistAction } from '#src/ui/action.ts'

/** The disabled waitlist button, as the header and the menu show it. */
export const waitlistClosed = {
  kind: 'waitlist',
  label: 'காத்திருப்புப் பட்டியல்',
  status: 'இன்னும் திறக்கவில்லை',
  reason: 'எங்கள் ஆய்வுச் சோதனைகளுக்குப் பிறகு பதிவு தொடங்கும்.',
} satisfies WaitlistAction

/** The same with the way to the dialog, as a page shows it once. */
export const joinWaitlist = {
  ...waitlistClosed,
  leaveEmail: 'உங்கள் மின்னஞ்சலைத் தாருங்கள்',
} satisfies WaitlistAction
