import { helplines } from '../helplines.ts'
import type { contactForm as english } from '../en/contact-form.ts'
import type { Translated } from '../types.ts'

export const contactForm = {
  required: 'Isi semua medan, kecuali yang ditandakan tidak wajib.',
  optional: 'tidak wajib',
  fields: {
    firstName: { label: 'Nama' },
    lastName: { label: 'Nama bapa atau nama keluarga' },
    email: { label: 'E-mel', hint: 'Kami akan membalas ke alamat ini.' },
    organization: { label: 'Organisasi' },
    subject: { label: 'Subjek' },
    message: {
      label: 'Mesej',
      hint: `Jangan sertakan butiran kesihatan anda. Jika anda perlu bercakap dengan seseorang, Befrienders ada siang dan malam: ${helplines.befrienders.phone.text}.`,
    },
  },
  send: 'Hantar mesej',
  sending: 'Sedang dihantar...',
  withoutScript: 'Borang ini memerlukan JavaScript. Jika tiada, tulis kepada kami di',
  problemList: 'Sebelum borang dapat dihantar:',
  sent: {
    title: 'Mesej anda sudah kami terima.',
    text: 'Seorang ahli pasukan kami akan membaca mesej anda dan membalas ke alamat yang anda berikan.',
  },
  failed: {
    title: 'Mesej anda gagal dihantar.',
    text: 'Semua yang anda taip masih ada di sini. Hantar semula, atau tulis kepada',
  },
} satisfies Translated<typeof english>
