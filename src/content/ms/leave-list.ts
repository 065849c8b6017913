import type { leaveList as english } from '../en/leave-list.ts'
import { company } from '../facts/company.ts'
import type { Translated } from '../types.ts'

export const leaveList = {
  title: 'Keluar daripada senarai menunggu',
  text: 'Tekan butang ini, dan alamat anda akan dipadamkan daripada senarai.',
  leave: 'Keluar daripada senarai',
  leaving: 'Sedang dipadamkan…',
  left: 'Alamat anda tiada lagi dalam senarai.',
  failed:
    'Tidak berjaya. Cuba lagi sebentar nanti, atau balas e-mel kami, dan kami akan mengeluarkan anda daripada senarai.',
  how: `Mahu keluar daripada senarai menunggu? Balas e-mel kami, atau tulis kepada [${company.privacy}](privacyMail). Kami akan mengeluarkan anda daripada senarai.`,
} satisfies Translated<typeof english>
