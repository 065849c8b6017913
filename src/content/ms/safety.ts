import { BRAND, responseHours, businessConstants } from '../facts.ts'
import type { safety as english } from '../en/safety.ts'
import type { Translated } from '../types.ts'
import { product } from './product.ts'

export const safety = {
  meta: {
    title: 'Keselamatan dan privasi',
    description: `Lihat cara kami membina ${BRAND.name} untuk melindungi luahan anda dan mengesan tanda bahaya kepada diri anda, dan apa yang akan anda tentukan tentang data anda.`,
  },
  hero: {
    title: 'Keselamatan anda dahulu',
    lead: `${BRAND.name} ialah terapi berasaskan AI untuk orang di Malaysia. Terapi ini kini diuji dalam kajian, dan belum dibuka. Baca rancangan kami untuk melindungi anda dan luahan anda.`,
    phone: 'Di telefon anda',
    sentence: ['Saya tak pernah', 'cerita hal ni', 'pada sesiapa. Kat', 'rumah pun tak pernah.'],
    inTransit: 'Dalam perjalanan, tiada sesiapa akan dapat membacanya',
    servers: 'Pelayan kami di Malaysia',
    answer: 'Di sini AI akan membacanya untuk menjawab.',
    example: 'Ayat ini hanya contoh.',
    status:
      'Kami sedang menguji sama ada AI mengesan tanda bahaya dan sentiasa memberitahu anda bahawa ia AI. Perlindungan lain bagi sesi masih dirancang.',
  },
  commitments: {
    title: 'Empat komitmen',
    data: {
      title: 'Perlindungan data',
      text: 'Luahan anda akan disulitkan hujung ke hujung. Dalam perjalanan dari telefon anda ke pelayan kami di Malaysia, tiada sesiapa akan dapat membacanya. Di pelayan itu, AI akan membacanya untuk menjawab anda.',
      more: 'Siapa boleh membaca kata-kata anda',
    },
    crisis: {
      title: 'Pengesanan krisis',
      text: `Ada dua AI: satu menjawab anda, satu lagi turut membaca, khusus untuk mencari tanda bahaya kepada diri anda. Kedua-dua AI mungkin terlepas tanda itu, jadi ${BRAND.name} tidak sekali-kali menggantikan bantuan kecemasan.`,
      more: 'Apa yang berlaku jika anda dalam bahaya',
    },
    ethics: {
      title: 'AI beretika',
      says: product.says,
      text: 'Dalam setiap bahasa, AI ini akan memberitahu anda bahawa ia AI. AI ini tidak membuat diagnosis, tidak memberikan preskripsi, dan tidak berpura-pura menjadi kawan.',
      more: 'Untuk siapa',
    },
    control: {
      title: 'Kawalan di tangan anda',
      text: 'Anda akan dapat melihat, memuat turun dan memadamkan data anda, serta menolak analisis kami.',
      more: 'Hak anda terhadap data anda',
    },
  },
  privacy: {
    title: 'Perlindungan data dan privasi',
    law: {
      title: 'Pematuhan terhadap PDPA',
      text: [
        'Platform ini sedang dibina mengikut Akta Perlindungan Data Peribadi (PDPA). Kami akan meminta persetujuan anda, menyatakan tujuan data anda digunakan, dan menyimpannya di Malaysia.',
        `Mengikut rancangan, data sesi akan disimpan paling lama ${businessConstants.retentionYears} tahun, kecuali jika anda meminta data itu dipadamkan.`,
      ],
      scope:
        'Apa yang anda hantar melalui borang laman ini dipindahkan ke luar Malaysia. Lihat Dasar Privasi kami.',
      action: 'Baca Dasar Privasi',
    },
    rights: {
      title: 'Hak pengguna terhadap data',
      text: `Anda akan dapat melakukan semua ini apabila ${BRAND.name} dibuka.`,
      items: {
        access: { title: 'Akses', text: 'Lihat semua yang kami simpan tentang anda.' },
        delete: {
          title: 'Minta pemadaman',
          text: 'Minta kami memadamkan semua data anda, atau satu sesi sahaja.',
        },
        download: {
          title: 'Muat turun sejarah perbualan',
          text: 'Dapatkan perbualan anda sebagai fail.',
        },
        optOut: {
          title: 'Tolak analisis data',
          text: 'Kecualikan sesi anda daripada analisis kami.',
        },
      },
    },
    ask: { label: 'Tanya kami tentang data anda', subject: 'Data dan privasi' },
  },
  accessibility: {
    title: 'Kenyataan kebolehcapaian',
    text: [
      'Semua orang patut dapat menggunakan laman ini, di telefon kecil, dengan papan kekunci atau dengan pembaca skrin.',
      'Kami menyasarkan WCAG 2.2 tahap AA pada setiap halaman, dan tahap AAA bagi kontras teks serta saiz butang dan pautan.',
      'Setiap halaman disemak secara automatik pada beberapa saiz skrin, begitu juga menu, tetingkap timbul dan borang. Kami juga menyemak sama ada menu dan setiap borang dapat digunakan dengan papan kekunci sahaja. Versi ini belum diuji oleh sesiapa dengan pembaca skrin.',
      'Laman ini berfungsi penuh dalam Safari 16.4, Chrome dan Edge 111, Firefox 128 dan semua versi selepasnya. Dalam pelayar yang lebih lama, paling lama Chrome 103 dan Safari 15.6, anda masih boleh membaca setiap halaman, membuka setiap pautan, menelefon setiap nombor dan menghantar mesej.',
    ],
    contact: {
      title: 'Jika ada yang menghalang anda',
      text: `Beritahu kami apa yang ingin anda buat. Kami berusaha menjawab dalam masa ${responseHours.general} jam, dan menghantar apa yang anda perlukan dalam bentuk yang dapat anda gunakan.`,
      words: 'Beritahu kami juga jika ada ayat yang sukar difahami di mana-mana halaman.',
      action: 'Tulis tentang halaman ini',
    },
  },
  crisis: {
    title: 'Dalam bahaya sekarang?',
    text: `Jika nyawa anda dalam bahaya, atau anda rasa akan mencederakan diri sendiri, telefon nombor kecemasan Malaysia. ${BRAND.name} bukan perkhidmatan kecemasan, dan tiada sesiapa bertugas di laman web ini.`,
    call: 'Telefon',
    more: 'Tempat mendapatkan bantuan',
  },
} satisfies Translated<typeof english>
