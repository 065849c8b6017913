import { BRAND } from '../facts.ts'
import type { waitlistClosed as english } from '../en/waitlist-closed.ts'
import type { Translated } from '../types.ts'

/** The disabled waitlist button, as the header and the menu show it. */
export const waitlistClosed = {
  label: 'Senarai menunggu',
  status: 'Belum dibuka',
  reason: `${BRAND.name} belum dapat digunakan. Anda boleh minta diberitahu apabila ia dibuka.`,
  join: 'Sertai senarai menunggu',
  leaveEmail: 'Tinggalkan e-mel anda',
} satisfies Translated<typeof english>
