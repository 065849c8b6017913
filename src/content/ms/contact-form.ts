import type { contactForm as english } from '../en/contact-form.ts'
import type { Translated } from '../types.ts'

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
  problemList: 'Sebelum borang dapat dihantar:',
  sent: {
    title: 'Mesej anda sudah kami terima.',
    text: 'Seorang daripada pasukan kami akan membacanya dan menjawab ke alamat yang anda beri.',
  },
  failed: {
    title: 'Mesej anda tidak dihantar.',
    text: 'Semua yang anda taip masih ada di sini, jadi anda boleh menghantarnya semula. Atau tulis kepada',
  },
} satisfies Translated<typeof english>
