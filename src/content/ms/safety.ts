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
    title: 'Dibina untuk melindungi kesejahteraan anda',
    status: `Apa yang disebut di halaman ini tentang ${BRAND.name} masih dirancang. Dua daripadanya sudah dalam kajian penyelidikan, iaitu AI yang mencari tanda bahaya, dan kenyataan AI ini bahawa ia AI.`,
    lead: `Apa yang anda luahkan dalam sesi ialah milik anda. Beginilah ${BRAND.name} sedang dibina supaya luahan itu kekal milik anda, dan supaya AI menyedari apabila anda mungkin dalam bahaya.`,
    sentence: 'Saya tak pernah cerita hal ni pada sesiapa. Kat rumah pun tak pernah.',
    caption:
      'Ini satu contoh. Semasa ayat ini dihantar, tiada sesiapa dapat membacanya. Siapa yang dapat membacanya di kedua-dua hujung disenaraikan di bawah.',
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
      text: 'Dua AI berjaga sepanjang sesi, dan AI kedua hanya bertugas mencari tanda bahaya. Namun, AI boleh terlepas pandang, jadi AI tidak sekali-kali menggantikan bantuan kecemasan.',
      more: 'Apa yang berlaku jika ada bahaya',
    },
    ethics: {
      title: 'AI beretika',
      says: 'Saya ini AI.',
      text: 'AI ini akan memberitahu anda bahawa ia AI, dalam setiap bahasa yang digunakannya. Ia tidak membuat diagnosis atau memberikan preskripsi, dan tidak berpura-pura menjadi kawan.',
      more: 'Untuk siapa',
    },
    control: {
      title: 'Kawalan di tangan anda',
      text: 'Anda yang menentukan apa yang disimpan, dipadamkan dan dianalisis.',
      more: 'Hak anda terhadap data anda',
    },
  },
  privacy: {
    title: 'Perlindungan data dan privasi',
    law: {
      title: 'Pematuhan terhadap Akta Perlindungan Data Peribadi',
      text: [
        'Platform ini sedang dibina mengikut akta itu (PDPA): kami akan meminta persetujuan anda, menyatakan tujuan data anda digunakan, dan menyimpan data itu di Malaysia.',
        `Mengikut rancangan, data sesi akan disimpan sehingga ${businessConstants.retentionYears} tahun, kecuali jika anda meminta data itu dipadamkan.`,
      ],
      scope:
        'Borang di laman web ini lain pula: apa yang dihantar melaluinya diterangkan dalam Dasar Privasi kami.',
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
          text: 'Ambil salinan sejarah perbualan anda sebagai fail.',
        },
        optOut: { title: 'Tolak', text: 'Minta sesi anda tidak disertakan dalam analisis data.' },
      },
    },
    ask: { label: 'Tanya kami tentang data anda', subject: 'Data dan privasi' },
  },
  accessibility: {
    title: 'Kenyataan kebolehcapaian',
    text: [
      'Laman web ini dibuat supaya semua orang dapat menggunakannya: pada malam yang sukar, di telefon kecil, dengan papan kekunci, atau dengan mendengar sahaja.',
      'Kami menyasarkan WCAG 2.2 tahap AA pada setiap halaman, dan tahap AAA bagi kontras teks serta saiz butang dan pautan.',
      'Sebelum setiap versi baharu diterbitkan, ujian automatik menyemak setiap halaman pada tiga saiz skrin, dengan menu, dialog dan mesej ralat terbuka. Menu dan setiap borang turut dicuba dengan papan kekunci sahaja.',
      'Kami sudah mencuba tugas utama dalam bahasa Inggeris dengan pembaca skrin Orca, di Firefox dan Chromium, lalu membaiki apa yang tidak dibacakan atau tersembunyi. Belum ada sesiapa mencubanya dengan NVDA, JAWS, VoiceOver atau TalkBack.',
      'Semuanya berfungsi dalam Safari 16.4, Chrome dan Edge 111, Firefox 128 dan yang lebih baharu. Dalam pelayar lebih lama, hingga Chrome 103 dan Safari 15.6, semuanya boleh dibaca, setiap pautan dan nombor telefon berfungsi, dan mesej boleh dihantar.',
    ],
    contact: {
      title: 'Jika anda menghadapi kesukaran',
      text: `Beritahu kami apa yang cuba anda lakukan tadi. Kami berusaha menjawab dalam masa ${responseHours.general} jam, dan menghantar apa yang anda perlukan dalam bentuk lain.`,
      words:
        'Anda juga boleh melaporkan ayat yang janggal di mana-mana halaman; salin ayat itu sahaja pun sudah cukup.',
      action: 'Tulis tentang halaman ini',
    },
  },
  crisis: {
    title: 'Dalam bahaya sekarang?',
    text: `Telefon ${helplines.emergency.phone.text}, nombor kecemasan Malaysia. ${BRAND.name} bukan perkhidmatan kecemasan, dan tiada sesiapa bertugas di laman web ini.`,
    call: 'Telefon',
    more: 'Tempat mendapatkan bantuan',
  },
} satisfies Translated<typeof english>
