import { BRAND, responseHours, businessConstants } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { safety as english } from '../en/safety.ts'
import type { Translated } from '../types.ts'

export const safety = {
  meta: {
    title: 'Keselamatan dan privasi',
    description: `Bagaimana ${BRAND.name} dibina untuk melindungi luahan anda dan mencari tanda bahaya: data, pengesanan krisis, etika AI dan kawalan di tangan anda.`,
  },
  hero: {
    title: 'Dibina supaya anda selamat',
    status: `Apa yang ditulis tentang ${BRAND.name} di sini masih dalam perancangan. Hanya dua perkara sedang diuji dalam kajian: AI yang mencari tanda bahaya, dan cara AI memberitahu bahawa ia AI.`,
    lead: `Apa yang anda luahkan dalam sesi ialah milik anda. Beginilah ${BRAND.name} dibina supaya luahan itu kekal milik anda, dan supaya AI mencari tanda bahawa anda mungkin dalam bahaya.`,
    sentence: 'Saya tak pernah cerita hal ni pada sesiapa. Kat rumah pun tak pernah.',
    caption:
      'Ini satu contoh. Semasa dihantar, ayat ini tidak dapat dibaca oleh sesiapa. Senarai di bawah menunjukkan siapa yang dapat membacanya di telefon anda dan di pelayan kami.',
  },
  commitments: {
    title: 'Empat komitmen',
    data: {
      title: 'Perlindungan data',
      text: 'Sesi anda akan disulitkan hujung ke hujung antara telefon anda dengan pelayan kami di Malaysia. Di situlah AI membacanya untuk menjawab anda.',
      more: 'Siapa boleh membaca kata-kata anda',
    },
    crisis: {
      title: 'Pengesanan krisis',
      text: 'Ada dua AI: satu menjawab anda, satu lagi hanya mencari tanda bahaya. Tanda itu mungkin tidak dikesan, jadi AI sama sekali bukan pengganti bantuan kecemasan.',
      more: 'Apa yang berlaku jika ada bahaya',
    },
    ethics: {
      title: 'AI beretika',
      says: 'Saya ini AI.',
      text: 'Dalam setiap bahasa, AI ini akan memberitahu bahawa ia AI. Ia tidak membuat diagnosis, tidak memberikan preskripsi, dan tidak berpura-pura menjadi kawan.',
      more: 'Untuk siapa',
    },
    control: {
      title: 'Kawalan di tangan anda',
      text: 'Anda yang menentukan apa yang disimpan, dipadamkan dan dianalisis.',
      more: 'Hak anda terhadap data anda',
    },
  },
  privacy: {
    title: 'Privasi dan data anda',
    law: {
      title: 'Pematuhan terhadap PDPA',
      text: [
        'Platform ini sedang dibina mengikut Akta Perlindungan Data Peribadi (PDPA): kami akan meminta persetujuan anda, menyatakan tujuan data anda digunakan, dan menyimpannya di Malaysia.',
        `Mengikut rancangan, data sesi akan disimpan paling lama ${businessConstants.retentionYears} tahun, kecuali jika anda meminta data itu dipadamkan.`,
      ],
      scope:
        'Lain pula halnya dengan borang di laman web ini. Apa yang dihantar melaluinya diterangkan dalam Dasar Privasi kami.',
      action: 'Baca Dasar Privasi',
    },
    rights: {
      title: 'Hak pengguna terhadap data',
      items: {
        access: { title: 'Akses', text: 'Lihat semua yang disimpan tentang anda.' },
        delete: {
          title: 'Minta pemadaman',
          text: 'Padamkan semua data anda, atau satu sesi sahaja.',
        },
        download: {
          title: 'Muat turun sejarah perbualan',
          text: 'Simpan salinannya sebagai fail.',
        },
        optOut: {
          title: 'Menolak analisis data',
          text: 'Sesi anda akan dikecualikan.',
        },
      },
    },
    ask: { label: 'Tanya kami tentang data anda', subject: 'Data dan privasi' },
  },
  accessibility: {
    title: 'Kenyataan kebolehcapaian',
    text: [
      'Laman ini untuk semua orang: pada malam yang sukar, di telefon kecil, dengan papan kekunci atau pembaca skrin.',
      'Kami menyasarkan WCAG 2.2 tahap AA pada setiap halaman, dan tahap AAA bagi kontras teks serta saiz butang dan pautan.',
      'Sebelum setiap versi baharu, semua halaman disemak secara automatik pada tiga saiz skrin, termasuk ketika menu, dialog dan mesej ralat terpapar. Menu dan setiap borang juga dicuba dengan papan kekunci sahaja.',
      'Kami sudah menguji fungsi utama dalam bahasa Inggeris dengan pembaca skrin Orca, di Firefox dan Chromium, lalu membaiki apa yang tersembunyi atau tidak dibacakan. Laman ini belum diuji dengan NVDA, JAWS, VoiceOver atau TalkBack.',
      'Laman ini berfungsi penuh dalam Safari 16.4, Chrome dan Edge 111, Firefox 128 dan yang lebih baharu. Dalam pelayar yang lebih lama, hingga Chrome 103 dan Safari 15.6, semuanya boleh dibaca, setiap pautan dan nombor telefon berfungsi, dan mesej boleh dihantar.',
    ],
    contact: {
      title: 'Jika anda menghadapi kesukaran',
      text: `Beritahu kami apa yang ingin anda buat. Kami berusaha menjawab dalam masa ${responseHours.general} jam dan menghantar apa yang anda perlukan dalam bentuk lain.`,
      words: 'Jumpa ayat yang janggal di mana-mana halaman? Hantar sahaja ayat itu kepada kami.',
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
