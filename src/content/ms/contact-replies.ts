import { limits, longestMessage, longestNames } from '#src/limits.ts'
import { businessConstants } from '../facts.ts'
import type { contactReplies as english } from '../en/contact-replies.ts'
import type { Translated } from '../types.ts'

export const contactReplies = {
  fieldProblems: {
    firstNameMissing: 'Isi nama anda',
    lastNameMissing: 'Isi nama bapa atau nama keluarga anda',
    emailMissing: 'Isi e-mel anda, supaya kami dapat menjawab',
    subjectMissing: 'Isi subjek',
    messageMissing: 'Tulis mesej anda',
    emailMalformed: 'Semak alamat ini: bentuknya sepatutnya seperti name@example.com',
    messageTooShort: `Tulis sedikit lagi: sekurang-kurangnya ${businessConstants.minimumMessageLength} aksara`,
    nameTooLong: `Pendekkan nama: jumlah kedua-duanya tidak boleh melebihi ${longestNames} aksara`,
    emailTooLong: `Pendekkan alamat kepada ${limits.email} aksara`,
    organizationTooLong: `Pendekkan nama organisasi kepada ${limits.organization} aksara`,
    subjectTooLong: `Pendekkan subjek kepada ${limits.subject} aksara`,
    messageTooLong: `Pendekkan mesej kepada ${longestMessage} aksara, atau hantar dalam dua bahagian`,
  },
  toasts: {
    region: 'Pemberitahuan',
    close: 'Tutup pemberitahuan ini',
    missingFields: {
      title: 'Sila isi semua medan wajib.',
      description: 'Nama, nama bapa atau keluarga, e-mel, subjek dan mesej wajib diisi.',
    },
    invalidEmail: {
      title: 'Alamat e-mel tidak sah',
      description: 'Sila isi alamat e-mel yang sah.',
    },
    messageTooShort: {
      title: 'Mesej terlalu pendek',
      description: `Sila tulis sedikit lagi (sekurang-kurangnya ${businessConstants.minimumMessageLength} aksara).`,
    },
    tooLong: {
      title: 'Terlalu panjang untuk dihantar',
      description: 'Sila pendekkan medan yang ditandakan. Apa yang anda taip tidak hilang.',
    },
    sent: {
      title: 'Mesej telah dihantar!',
      description: 'Kami berusaha menjawab dalam masa yang tertera di sebelah borang.',
    },
    failed: { title: 'Berlaku masalah', description: 'Sila cuba lagi kemudian.' },
  },
} satisfies Translated<typeof english>
