import { formLimits } from '../facts/form-limits.ts'
import { announcementSubject } from './announcement.ts'
import type { waitlist as english } from '../en/waitlist.ts'
import type { Translated } from '../types.ts'

const unreadable = 'Taip semula, tanpa menampal. Ada aksara di dalamnya yang bukan teks.'

export const waitlist = {
  title: 'Sertai senarai menunggu',
  text: 'Borang ini memasukkan nama anda ke dalam senarai menunggu kami. Kami akan menulis kepada anda apabila pendaftaran dibuka.',
  fields: { email: 'E-mel', name: 'Nama' },
  emailHint: `Satu e-mel sahaja: “${announcementSubject}”. Jika orang lain membuka peti masuk anda, guna alamat yang hanya anda buka.`,
  optional: '(tidak wajib)',
  submit: 'Hantar',
  pending: 'Sedang dihantar...',
  cancel: 'Batal',
  close: 'Tutup',
  issues: {
    required: {
      email: 'Isi e-mel anda',
    },
    malformed: {
      email: 'Semak alamat ini. Contoh: nama@example.com',
    },
    unreadable: { email: unreadable, name: unreadable },
    too_long: {
      email: `Alamat e-mel ini terlalu panjang. Pendekkan kepada ${formLimits.email} aksara.`,
      name: `Pendekkan nama kepada ${formLimits.name} aksara.`,
    },
  },
  refused: 'Berlaku masalah. Sila cuba lagi.',
  unreachable: 'Gagal dihantar. Sila cuba lagi.',
  joined:
    'Terima kasih kerana menyertai senarai menunggu! Kami akan menghubungi anda apabila pendaftaran dibuka.',
  readBack: (email) => `Kami akan menulis kepada ${email}.`,
  onTheList: { text: 'E-mel anda sudah dalam senarai.', again: 'Alamat salah? Isi semula' },
  /** In the footer. */
  join: 'Sertai senarai',
  withoutScript:
    'Tulis ke alamat e-mel di bawah, dan kami akan memberitahu anda apabila pendaftaran dibuka.',
} satisfies Translated<typeof english>
