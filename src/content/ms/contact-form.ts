import { formLimits } from '../facts/form-limits.ts'
import type { contactForm as english } from '../en/contact-form.ts'
import type { Translated } from '../types.ts'

export const contactForm = {
  optional: '(tidak wajib)',
  fields: {
    firstName: 'Nama',
    lastName: 'Nama bapa atau nama keluarga',
    email: 'E-mel',
    organization: 'Organisasi',
    subject: 'Subjek',
    message: 'Mesej',
  },
  lastNameHint: 'Jika anda hanya ada satu nama, tulis di kedua-dua ruang.',
  send: 'Hantar mesej',
  pending: 'Sedang dihantar...',
  withoutScript:
    'Borang ini perlukan JavaScript. Jika dimatikan, tulis ke alamat e-mel di halaman ini.',
  answerBy: (email, hours, day, time) =>
    `Kami akan membalas ke ${email} dalam masa ${hours} jam, sebelum ${day}, ${time}.`,
  answerSameDay: (email) => `Kami akan membalas ke ${email} pada hari bekerja yang sama.`,
  answerNextDay: (email) => `Kami akan membalas ke ${email} pada hari bekerja berikutnya.`,
  days: ['Ahad', 'Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat', 'Sabtu'],
  failed: ['Semua yang anda taip masih ada di sini. Boleh juga tulis kepada ', '.'],
  reference: (reference) => `Nombor rujukan anda: ${reference}.`,
  issues: {
    required: {
      firstName: 'Isi nama anda',
      lastName: 'Isi nama bapa atau nama keluarga anda',
      email: 'Isi e-mel anda, supaya kami dapat membalas',
      subject: 'Isi subjek',
      message: 'Tulis mesej anda',
    },
    malformed: {
      email: 'Semak alamat ini. Contoh: nama@example.com',
    },
    too_short: {
      message: `Tulis sedikit lagi: sekurang-kurangnya ${formLimits.minimumMessage} aksara`,
    },
    too_long: {
      firstName: `Pendekkan nama kepada ${formLimits.names} aksara kesemuanya`,
      lastName: `Pendekkan nama kepada ${formLimits.names} aksara kesemuanya`,
      email: `Pendekkan alamat kepada ${formLimits.email} aksara`,
      organization: `Pendekkan nama organisasi kepada ${formLimits.organization} aksara`,
      subject: `Pendekkan subjek kepada ${formLimits.subject} aksara`,
      message: `Pendekkan mesej kepada ${formLimits.messageWithLanguage} aksara, atau hantar dalam dua bahagian`,
    },
  },
  toasts: {
    region: 'Pemberitahuan',
    close: 'Tutup pemberitahuan ini',
    required: {
      title: 'Sila isi semua ruang wajib.',
      description: 'Nama, nama bapa atau nama keluarga, e-mel, subjek dan mesej wajib diisi.',
    },
    malformed: {
      title: 'Alamat e-mel tidak sah',
      description: 'Sila isi alamat e-mel yang sah.',
    },
    unreadable: {
      title: 'Ada aksara yang tidak dapat dihantar',
      description:
        'Sila taip semula isi ruang yang ditandakan, tanpa menampal. Ada aksara di dalamnya yang bukan teks.',
    },
    too_short: {
      title: 'Mesej terlalu pendek',
      description: `Sila tulis sedikit lagi (sekurang-kurangnya ${formLimits.minimumMessage} aksara).`,
    },
    too_long: {
      title: 'Terlalu panjang untuk dihantar',
      description: 'Sila pendekkan isi ruang yang ditandakan. Semua yang anda taip masih ada.',
    },
    sent: { title: 'Mesej telah dihantar' },
    failed: { title: 'Berlaku masalah', description: 'Sila cuba lagi kemudian.' },
  },
} satisfies Translated<typeof english>
