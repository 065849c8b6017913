import type { WaitlistAction } from '#src/ui/action.ts'

/** The disabled waitlist button, as the header and the menu show it. */
export const waitlistClosed = {
  kind: 'waitlist',
  label: 'Senarai menunggu',
  status: 'Belum dibuka',
  reason: 'Pendaftaran dibuka selepas percubaan penyelidikan kami.',
} satisfies WaitlistAction

/** The same with the way to the dialog, as a page shows it once. */
export const joinWaitlist = {
  ...waitlistClosed,
  label: 'Sertai senarai menunggu',
  leaveEmail: 'Tinggalkan e-mel anda',
} satisfies WaitlistAction
