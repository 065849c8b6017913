import type { RefusalWords } from '../en/refusals.ts'

export const refusals: RefusalWords | null = {
  too_many: 'Terlalu banyak borang dihantar dalam masa yang singkat. Sila cuba lagi kemudian.',
  too_large: 'Borang ini terlalu besar untuk dihantar. Sila pendekkan isinya.',
  too_slow: 'Penghantaran mengambil masa terlalu lama. Sila cuba lagi.',
  not_kept: 'Kami tidak dapat menerimanya sekarang. Sila cuba lagi dalam beberapa minit.',
  foreign_origin: 'Borang ini hanya boleh dihantar dari laman kami sendiri.',
  email_malformed: 'Semak alamat ini: bentuknya sepatutnya seperti name@example.com',
  message_too_short: 'Mesej terlalu pendek. Tulis sedikit lagi.',
  unexpected: 'Berlaku masalah. Sila cuba lagi.',
}
