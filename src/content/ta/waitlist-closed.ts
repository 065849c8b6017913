import { BRAND } from '../facts.ts'
import type { waitlistClosed as english } from '../en/waitlist-closed.ts'
import type { Translated } from '../types.ts'

/** The disabled waitlist button, as the header and the menu show it. */
export const waitlistClosed = {
  label: 'காத்திருப்புப் பட்டியல்',
  status: 'இன்னும் திறக்கவில்லை',
  reason: `${BRAND.name}-ஐ இன்னும் பயன்படுத்த முடியாது. மின்னஞ்சல் தந்தால், சேவை தொடங்கியதும் சொல்வோம்.`,
  join: 'காத்திருப்புப் பட்டியல்',
  leaveEmail: 'மின்னஞ்சல் தர',
} satisfies Translated<typeof english>
