import type { receipt as english } from '../en/receipt.ts'
import type { Translated } from '../types.ts'

export const receipt = {
  title: 'Resit anda',
  reference: 'Nombor rujukan',
  isYours: (reference) => `Nombor rujukan anda ialah ${reference}.`,
  sent: 'Dihantar',
  answerBy: 'Kami berusaha membalas selewat-lewatnya',
  moment: (day, time) => `${day}, ${time}, waktu Malaysia`,
  notCounted: 'Hujung minggu dan cuti umum tidak dikira.',
  next: 'Apa yang berlaku seterusnya',
  nothingComes:
    'Jika tiada balasan, sila semak folder spam dahulu. Kemudian tulis kepada kami, dengan nombor rujukan dalam subjek:',
  mailSubject: (reference) => `Belum ada balasan untuk ${reference}`,
  leaves:
    'Resit ini akan hilang apabila anda meninggalkan halaman ini, dan tidak dapat dipaparkan semula.',
  save: 'Simpan sebagai fail',
  print: 'Cetak',
  file: 'resit',
  subjects: {
    media: 'media, akhbar, wartawan, press',
    technical: 'teknikal, ralat, tidak berfungsi',
    partnership: 'kerjasama, rintis, korporat, sebut harga',
    investor: 'pelabur, pelaburan, pitch deck',
  },
} satisfies Translated<typeof english>
