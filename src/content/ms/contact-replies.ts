import { limits, longestMessage, longestNames } from '#src/limits.ts'
import { businessConstants } from '../facts.ts'
import type { contactReplies as english } from '../en/contact-replies.ts'
import type { Translated } from '../types.ts'

export const contactReplies = {
  fieldProblems: {
    missing: {
      firstName: 'Isi nama anda',
      lastName: 'Isi nama bapa atau nama keluarga anda',
      email: 'Isi e-mel anda, supaya kami dapat membalas',
      subject: 'Isi subjek',
      message: 'Tulis mesej anda',
    },
    malformed: {
      email: 'Semak alamat ini. Contoh: name@example.com',
    },
    short: {
      message: `Tulis sedikit lagi: sekurang-kurangnya ${businessConstants.minimumMessageLength} aksara`,
    },
    long: {
      firstName: `Jumlah aksara kedua-dua nama tidak boleh melebihi ${longestNames}`,
      email: `Pendekkan alamat kepada ${limits.email} aksara`,
      organization: `Pendekkan nama organisasi kepada ${limits.organization} aksara`,
      subject: `Pendekkan subjek kepada ${limits.subject} aksara`,
      message: `Pendekkan mesej kepada ${longestMessage} aksara, atau hantar dalam dua bahagian`,
    },
  },
  toasts: {
    region: 'Pemberitahuan',
    close: 'Tutup pemberitahuan ini',
    missing: {
      title: 'Sila isi semua medan wajib.',
      description: 'Nama, nama bapa/keluarga, e-mel, subjek dan mesej wajib diisi.',
    },
    malformed: {
      title: 'Alamat e-mel tidak sah',
      description: 'Sila isi alamat e-mel yang sah.',
    },
    short: {
      title: 'Mesej terlalu pendek',
      description: `Sila tulis sedikit lagi (sekurang-kurangnya ${businessConstants.minimumMessageLength} aksara).`,
    },
    long: {
      title: 'Terlalu panjang untuk dihantar',
      description: 'Sila pendekkan isi medan yang ditandakan. Semua yang anda taip masih ada.',
    },
    sent: {
      title: 'Mesej telah dihantar!',
      description: 'Kami berusaha membalas dalam tempoh yang tertera di sebelah borang.',
    },
    failed: { title: 'Berlaku masalah', description: 'Sila cuba lagi kemudian.' },
  },
} satisfies Translated<typeof english>
