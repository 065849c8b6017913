import type { product as english } from '../en/product.ts'
import type { Translated } from '../types.ts'

export const product = {
  says: 'Saya ini AI.',
  ways: { chat: 'Sembang', talk: 'Suara', video: 'Video' },
  caption: {
    talk: 'Inilah reka bentuk produk yang sedang dibangunkan. Perbualan ini contoh sahaja, bukan perbualan sebenar.',
    handOver: 'Inilah reka bentuk produk yang sedang dibangunkan. Nombor-nombornya nombor sebenar.',
    record:
      'Inilah reka bentuk produk yang sedang dibangunkan. Rekod ini contoh sahaja, bukan rekod orang sebenar.',
    totals:
      'Inilah reka bentuk produk yang sedang dibangunkan. Laporan ini contoh sahaja, bukan tentang kumpulan sebenar.',
  },
  recap: {
    title: 'Ringkasan',
    cloth: 'Setiap giliran ialah satu baris, dan setiap bahasa ada benangnya sendiri.',
    weighs: 'Apa yang membebankan anda',
    noticed: 'Apa yang anda sedari',
    tonight: 'Untuk malam ini',
  },
  record: {
    title: 'Untuk doktor atau terapis anda',
    consent: 'Jika anda setuju',
    example: 'Contoh sahaja, bukan rekod orang sebenar.',
    nights: 'Dua puluh satu malam dalam tiga minggu',
    key: 'Jahitan berisi ialah malam anda tidur, dan jahitan kosong ialah malam anda berjaga selepas 3 pagi.',
    themes: 'Apa yang paling kerap disebut',
    themeCounts: ['Kerja disebut tiga kali.', 'Ayah anda disebut dua kali.'],
    missing: 'Apa yang tiada di dalamnya',
    missingText: 'Tiada satu ayat anda pun dalam rekod ini.',
  },
  totals: {
    title: 'Laporan untuk universiti',
    example: 'Contoh sahaja, bukan kumpulan sebenar.',
    joined: 'Orang yang menyertai',
    sessions: 'Sesi yang dijalankan',
    languages: 'Sesi dalam setiap bahasa',
    faculties: 'Orang dalam setiap fakulti',
    faculty: { engineering: 'Kejuruteraan', business: 'Perniagaan' },
    hidden:
      'Fakulti lain lebih kecil daripada saiz minimum kumpulan dalam perjanjian, jadi tidak ditunjukkan.',
    missing: 'Tiada apa-apa dalam laporan ini tentang seorang individu.',
  },
  watch: {
    next: 'Giliran seterusnya',
    again: 'Mula semula',
  },
} satisfies Translated<typeof english>
