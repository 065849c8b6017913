import { businessConstants } from '../facts.ts'
import type { ContactFormContent } from '../types/contact-form.ts'

export const contactForm = {
  required: 'Semua medan wajib diisi, kecuali yang ditanda tidak wajib.',
  optional: 'tidak wajib',
  fields: {
    firstName: { label: 'Nama pertama' },
    lastName: { label: 'Nama akhir / nama bapa' },
    email: { label: 'E-mel', hint: 'Jawapan kami dihantar ke alamat ini.' },
    organization: { label: 'Organisasi' },
    subject: { label: 'Subjek' },
    message: {
      label: 'Mesej',
      hint: 'Sila jangan sertakan butiran kesihatan anda; tiada sesiapa di sini memerlukannya untuk menjawab.',
    },
  },
  send: 'Hantar mesej',
  sending: 'Sedang dihantar...',
  withoutScript: 'Borang ini memerlukan JavaScript. Tanpanya, tulis kepada kami di',
  fieldProblems: {
    firstNameMissing: 'Isi nama pertama anda',
    lastNameMissing: 'Isi nama akhir atau nama bapa anda',
    emailMissing: 'Isi e-mel anda, supaya kami dapat menjawab',
    subjectMissing: 'Isi subjek',
    messageMissing: 'Tulis mesej anda',
    emailMalformed: 'Semak alamat ini: bentuknya sepatutnya seperti name@example.com',
    messageTooShort: `Tulis sedikit lagi: sekurang-kurangnya ${businessConstants.minimumMessageLength} aksara`,
    nameTooLong: 'Pendekkan nama: kedua-duanya tidak boleh melebihi 199 aksara',
    emailTooLong: 'Pendekkan alamat kepada 254 aksara',
    organizationTooLong: 'Pendekkan nama organisasi kepada 200 aksara',
    subjectTooLong: 'Pendekkan subjek kepada 200 aksara',
    messageTooLong: 'Pendekkan mesej kepada 10,000 aksara, atau hantar dalam dua bahagian',
  },
  problemList: 'Sebelum borang dapat dihantar:',
  toasts: {
    region: 'Pemberitahuan',
    close: 'Tutup pemberitahuan ini',
    missingFields: {
      title: 'Sila isi semua medan wajib.',
      description: 'Nama pertama, nama akhir, e-mel, subjek dan mesej wajib diisi.',
    },
    invalidEmail: {
      title: 'Alamat e-mel tidak sah',
      description: 'Sila isi alamat e-mel yang sah.',
    },
    messageTooShort: {
      title: 'Mesej terlalu pendek',
      description: `Sila tulis dengan lebih lanjut (minimum ${businessConstants.minimumMessageLength} aksara).`,
    },
    tooLong: {
      title: 'Terlalu panjang untuk dihantar',
      description: 'Sila pendekkan medan yang ditanda. Apa yang anda taip tidak hilang.',
    },
    sent: {
      title: 'Mesej telah dihantar!',
      description: 'Sasaran kami ialah membalas dalam masa yang tertera di sebelah borang.',
    },
    failed: { title: 'Berlaku masalah', description: 'Sila cuba lagi kemudian.' },
  },
  sent: {
    title: 'Mesej anda sudah kami terima.',
    text: 'Seorang daripada pasukan kami akan membacanya dan menjawab ke alamat yang anda beri.',
  },
  failed: {
    title: 'Mesej anda tidak dihantar.',
    text: 'Semua yang anda taip masih ada di sini, jadi anda boleh menghantarnya semula. Atau tulis kepada',
  },
} satisfies ContactFormContent
