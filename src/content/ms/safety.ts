import { BRAND, responseHours, businessConstants } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { safety as english } from '../en/safety.ts'
import type { Translated } from '../types.ts'

export const safety = {
  meta: {
    title: 'Keselamatan dan privasi',
    description: `Bagaimana ${BRAND.name} dibina untuk melindungi kata-kata anda dan bertindak apabila anda tidak selamat: data, pengesanan krisis, AI beretika, kawalan di tangan anda.`,
  },
  hero: {
    title: 'Dibina supaya anda selamat',
    status: `Semua yang ditulis tentang ${BRAND.name} di halaman ini masih dalam perancangan. Hanya dua perkara sudah dalam kajian penyelidikan: AI yang mencari tanda bahaya, dan cara AI memberitahu bahawa ia AI.`,
    lead: `Luahan anda dalam sesi ialah milik anda. Beginilah cara ${BRAND.name} sedang dibina supaya luahan itu kekal milik anda, dan supaya AI mengesan apabila anda mungkin dalam bahaya.`,
    sentence: 'Saya tak pernah cerita hal ni pada sesiapa. Kat rumah pun tak pernah.',
    caption:
      'Ini satu contoh. Semasa dihantar, ayat ini tidak dapat dibaca oleh sesiapa. Siapa yang dapat membacanya di telefon anda dan di pelayan kami disenaraikan di bawah.',
  },
  commitments: {
    title: 'Empat komitmen',
    data: {
      title: 'Perlindungan data',
      text: 'Sesi disulitkan hujung ke hujung antara telefon anda dengan pelayan kami di Malaysia. Di pelayan itulah AI membaca kata-kata anda supaya dapat menjawab.',
      more: 'Siapa boleh membaca kata-kata anda',
    },
    crisis: {
      title: 'Pengesanan krisis',
      text: 'Setiap sesi dijaga dua AI. Satu menjawab anda, satu lagi hanya mencari tanda bahaya. Tanda bahaya mungkin terlepas, jadi AI tidak sekali-kali menggantikan bantuan kecemasan.',
      more: 'Apa yang berlaku jika ada bahaya',
    },
    ethics: {
      title: 'AI beretika',
      says: 'Saya ini AI.',
      text: 'Dalam setiap bahasa, AI ini akan memberitahu anda bahawa ia AI. AI ini tidak membuat diagnosis atau memberikan preskripsi ubat, dan tidak berpura-pura menjadi kawan anda.',
      more: 'Untuk siapa',
    },
    control: {
      title: 'Kawalan di tangan anda',
      text: 'Andalah yang menentukan data mana yang disimpan, dipadamkan dan dianalisis.',
      more: 'Hak anda terhadap data anda',
    },
  },
  privacy: {
    title: 'Perlindungan data dan privasi',
    law: {
      title: 'Pematuhan terhadap Akta Perlindungan Data Peribadi',
      text: [
        'Platform ini sedang dibina mengikut akta itu (PDPA). Kami akan meminta persetujuan anda, menyatakan tujuan data anda digunakan, dan menyimpan data itu di Malaysia.',
        `Mengikut rancangan, data sesi akan disimpan paling lama ${businessConstants.retentionYears} tahun, kecuali jika anda meminta data itu dipadamkan lebih awal.`,
      ],
      scope:
        'Borang di laman web ini berbeza. Dasar Privasi kami menerangkan data apa yang diambil melalui borang itu.',
      action: 'Baca Dasar Privasi',
    },
    rights: {
      title: 'Hak anda terhadap data anda',
      items: {
        access: { title: 'Lihat', text: 'Lihat semua yang disimpan tentang anda.' },
        delete: {
          title: 'Padam',
          text: 'Minta data anda dipadamkan, semuanya atau satu sesi sahaja.',
        },
        download: {
          title: 'Muat turun',
          text: 'Muat turun sejarah perbualan anda sebagai fail.',
        },
        optOut: {
          title: 'Tolak',
          text: 'Minta supaya sesi anda tidak dimasukkan dalam analisis data.',
        },
      },
    },
    ask: { label: 'Tanya kami tentang data anda', subject: 'Data dan privasi' },
  },
  accessibility: {
    title: 'Kenyataan kebolehcapaian',
    text: [
      'Laman web ini dibina supaya semua orang dapat menggunakannya pada malam yang sukar, di telefon kecil, dengan papan kekunci, atau dengan mendengar sahaja.',
      'Kami menyasarkan WCAG 2.2 tahap AA pada setiap halaman, dan tahap AAA bagi kontras teks serta saiz butang dan pautan.',
      'Sebelum setiap versi baharu diterbitkan, setiap halaman disemak secara automatik pada tiga saiz skrin, termasuk ketika menu, dialog dan mesej ralat terbuka. Menu dan setiap borang juga diuji dengan papan kekunci sahaja.',
      'Kami sudah menguji tugas utama dalam bahasa Inggeris dengan pembaca skrin Orca, di Firefox dan Chromium, lalu membaiki bahagian yang tersembunyi atau tidak dibacakan. Belum ada sesiapa mengujinya dengan NVDA, JAWS, VoiceOver atau TalkBack.',
      'Laman ini berfungsi sepenuhnya dalam Safari 16.4, Chrome dan Edge 111, Firefox 128 dan yang lebih baharu. Dalam pelayar lebih lama, hingga Chrome 103 dan Safari 15.6, semuanya boleh dibaca, setiap pautan dan nombor telefon berfungsi, dan mesej boleh dihantar.',
    ],
    contact: {
      title: 'Jika anda menghadapi kesukaran',
      text: `Beritahu kami apa yang anda cuba buat. Kami berusaha menjawab dalam masa ${responseHours.general} jam, dan menghantar apa yang anda perlukan dalam bentuk lain.`,
      words:
        'Jika ada ayat yang janggal di mana-mana halaman, salin sahaja ayat itu dan hantar kepada kami.',
      action: 'Tulis tentang halaman ini',
    },
  },
  crisis: {
    title: 'Dalam bahaya sekarang?',
    text: `Telefon ${helplines.emergency.phone.text}, nombor kecemasan Malaysia. ${BRAND.name} bukan perkhidmatan kecemasan, dan tiada orang yang memantau laman web ini.`,
    call: 'Telefon',
    more: 'Tempat mendapatkan bantuan',
  },
} satisfies Translated<typeof english>
