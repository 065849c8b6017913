import type { RefusalWords } from '../types/refusals.ts'

export const refusals: RefusalWords | null = {
  too_many: 'Terlalu banyak yang dihantar dalam masa singkat. Sila cuba lagi kemudian.',
  too_large: 'Ini terlalu besar untuk dihantar. Sila pendekkan.',
  too_slow: 'Penghantaran mengambil masa terlalu lama. Sila cuba lagi.',
  not_kept: 'Kami tidak dapat menerimanya sekarang. Sila cuba lagi dalam beberapa minit.',
  foreign_origin: 'Borang ini hanya boleh dihantar dari laman kami sendiri.',
  email_malformed: 'Semak alamat ini: bentuknya sepatutnya seperti name@example.com',
  message_too_short: 'Tulis sedikit lagi.',
  unexpected: 'Berlaku masalah. Sila cuba lagi.',
}
