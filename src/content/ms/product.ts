import { BRAND } from '../facts.ts'
import type { product as english } from '../en/product.ts'
import type { Translated } from '../types.ts'

export const product = {
  says: 'Saya ini AI.',
  you: 'Anda',
  sessionTypes: { chat: 'Sembang', talk: 'Suara', video: 'Video' },
  caption: {
    conversation: `Inilah reka bentuk kami untuk ${BRAND.name}, yang masih dibangunkan. Perbualan ini contoh sahaja, bukan perbualan sebenar.`,
    handOver: 'Lukisan contoh. Nombor telefon ini nombor sebenar.',
    totals: 'Lukisan contoh, bukan universiti sebenar.',
  },
  recap: {
    title: 'Ringkasan',
    weighs: 'Apa yang berat di hati',
    noticed: 'Apa yang anda sedari',
    tonight: 'Untuk malam ini',
  },
  record: {
    title: 'Untuk doktor atau ahli terapi anda',
    consent: 'Jika anda bersetuju',
    example: 'Contoh sahaja, bukan catatan tentang sesiapa.',
    nights: 'Tidur anda dalam tiga minggu',
    key: 'Petak berisi: tidur. Petak kosong: masih berjaga selepas pukul 3 pagi.',
    themes: 'Apa yang paling kerap disebut',
    themeCounts: ['Kerja disebut tiga kali.', 'Ayah anda disebut dua kali.'],
    missing: 'Apa yang tiada di dalamnya',
    missingText: 'Tiada petikan daripada sesi dalam catatan ini.',
  },
  totals: {
    title: 'Laporan untuk universiti',
    joined: 'Bilangan peserta',
    sessions: 'Bilangan sesi',
    languages: 'Sesi dalam setiap bahasa',
    faculties: 'Peserta dalam setiap fakulti',
    faculty: { engineering: 'Kejuruteraan', business: 'Perniagaan' },
  },
  playback: {
    next: 'Baris seterusnya',
    again: 'Mula semula',
  },
} satisfies Translated<typeof english>
