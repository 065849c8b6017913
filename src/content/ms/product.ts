import type { product as english } from '../en/product.ts'
import type { Translated } from '../types.ts'

export const product = {
  says: 'Saya ini AI.',
  you: 'Anda',
  sessionTypes: { chat: 'Sembang', talk: 'Audio', video: 'Video' },
  caption: {
    handOver: 'Contoh sahaja. Nombor telefonnya sebenar.',
    numbers: 'Nombor telefonnya sebenar.',
    totals: 'Contoh sahaja, bukan universiti sebenar.',
  },
  recap: {
    title: 'Ringkasan',
    weighs: 'Apa yang berat di hati',
    noticed: 'Apa yang anda sedari',
    tonight: 'Untuk malam ini',
    texts: {
      zh: [
        'Akaun kedai. Anda terjaga pukul tiga dan memikirkannya.',
        'Makin difikirkan pada pukul tiga, makin kusut.',
        'Catat akaun yang paling merisaukan dan lihat pada waktu pagi. Baring dahulu, seperti kata mak.',
      ],
      en: [
        'Mesyuarat esok. Anda takut tersilap cakap.',
        'Kali lepas anda terlupa satu angka. Pada fikiran anda, tiada siapa perasan.',
        'Tulis hal esok: satu baris tentang mesyuarat, dengan angka yang anda perlukan.',
      ],
      ms: [
        'Ayah anda di wad. Semua orang bertanya tentang ayah, tiada siapa bertanya tentang anda.',
        'Tak pernah terfikir: boleh penat, dan tetap sayang ayah.',
        'Hantar mesej, minta abang menggantikan anda sejam.',
      ],
      ta: [
        'Keputusan STPM, dan muka ayah.',
        'Apa yang ayah tidak cakap, anda cakap kepada diri sendiri setiap hari.',
        'Luahkan sekali, di sini. Satu ayat, bermula dengan “Appa”.',
      ],
    },
  },
  record: {
    title: 'Untuk doktor, kaunselor atau ahli terapi anda',
    example: 'Contoh sahaja, bukan catatan tentang sesiapa.',
    nights: 'Tidur dalam tiga minggu',
    key: 'Petak berisi: tidur sampai pagi. Petak kosong: tidak tidur selepas pukul\u00a03\u00a0pagi.',
    themes: 'Apa yang paling kerap disebut',
    themeCounts: ['Kerja disebut tiga kali.', 'Ayahnya disebut dua kali.'],
    missing: 'Apa yang tidak dicatat',
    missingText: 'Kata-kata dalam sesi tidak dipetik.',
  },
  totals: {
    title: 'Laporan untuk universiti',
    joined: 'Bilangan peserta',
    sessions: 'Bilangan sesi',
    languages: 'Sesi dalam setiap bahasa',
    all: 'Semua',
    faculties: 'Dua fakulti terbesar',
    faculty: { engineering: 'Kejuruteraan', business: 'Perniagaan' },
    leftOut: 'tidak disertakan',
    tooSmall:
      'Kumpulan yang terlalu kecil tidak disertakan, dan tidak dapat diteka dengan menolak angka lain.',
  },
  ownSentence: {
    privacy: 'Kami tidak menerima atau menyimpannya.',
    help: 'Bercakap dengan seseorang sekarang',
    danger:
      'Kata-kata anda mungkin tanda bahaya. Jika begitu keadaan anda, bercakaplah dengan seseorang sekarang.',
    toUs: 'Mesej kepada kami tidak dibaca sepanjang masa.',
    full: 'Tiada ruang lagi untuk huruf.',
  },
  playback: {
    next: 'Tunjukkan baris seterusnya',
    again: 'Mula semula',
  },
} satisfies Translated<typeof english>
