import type { ErrorMessages } from '../en/error-messages.ts'

export const errorMessages: ErrorMessages | null = {
  too_many: 'Terlalu banyak borang dihantar dalam masa yang singkat. Sila cuba lagi kemudian.',
  too_many_for_all:
    'Terlalu banyak borang kami terima ketika ini. Ini bukan salah anda. Sila cuba semula selepas sejam.',
  too_large: 'Tulisan anda terlalu panjang. Sila pendekkan.',
  request_timeout: 'Penghantaran mengambil masa terlalu lama. Sila cuba lagi.',
  not_kept: 'Borang anda tidak dapat kami terima sekarang. Sila cuba semula beberapa minit lagi.',
  foreign_origin: 'Borang ini hanya boleh dihantar dari laman kami sendiri.',
  email_malformed: 'Semak alamat ini. Contoh: nama@example.com',
  message_too_short: 'Mesej terlalu pendek. Tulis sedikit lagi.',
  not_accepted: 'Borang ini tidak dapat diterima seperti yang diisi. Sila semak setiap ruang.',
  unexpected: 'Berlaku masalah. Sila cuba lagi.',
}
