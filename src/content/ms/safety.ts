import { BRAND, responseHours, businessConstants } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { safety as english } from '../en/safety.ts'
import type { Translated } from '../types.ts'

export const safety = {
  meta: {
    title: 'Keselamatan dan privasi',
    description: `Cara ${BRAND.name} sedang dibina untuk melindungi kata-kata anda dan bertindak apabila anda tidak selamat: data, pengesanan krisis, AI beretika dan kawalan anda.`,
  },
  hero: {
    title: 'Kesejahteraan anda, dilindungi sejak awal',
    lead: 'Apa yang anda katakan dalam sesi ialah milik anda. Di sini kami terangkan cara kami membina platform yang menjaganya begitu, dan yang dirancang untuk sedar apabila anda mungkin tidak selamat.',
    sentence: 'Saya tak pernah sebut hal ini, di rumah pun tidak, kepada sesiapa pun tidak.',
    caption:
      'Satu contoh. Semasa dihantar, yang kelihatan hanya jahitan; siapa yang boleh membacanya di kedua-dua hujung diterangkan di bawah.',
    note: 'Penyulitan hujung ke hujung akan ada apabila platform dilancarkan.',
  },
  commitments: {
    title: 'Empat komitmen',
    data: {
      title: 'Perlindungan data',
      text: 'Disulitkan hujung ke hujung, disimpan dalam pelayan di Malaysia, di bawah PDPA. Tiada sesiapa membaca sesi anda untuk menjual sesuatu kepada anda.',
    },
    crisis: {
      title: 'Pengesanan krisis',
      text: 'Satu AI mengendalikan sesi dan satu lagi mencari tanda risiko. Jika salah satu mengesannya, talian krisis dipaparkan dahulu, dan mengikut rancangan, seorang petugas akan dipanggil. AI boleh terlepas pandang, jadi ia tidak sekali-kali menggantikan bantuan kecemasan.',
    },
    ethics: {
      title: 'AI beretika',
      text: 'Ia menyatakan bahawa dirinya AI, dalam setiap bahasa yang digunakannya. Ia tidak membuat diagnosis, dan tidak berpura-pura menjadi kawan.',
    },
    control: {
      title: 'Kawalan pengguna',
      text: 'Anda yang menentukan apa yang disimpan. Anda boleh membacanya, membawanya bersama, meminta supaya dipadamkan, atau mengecualikannya daripada analisis kami.',
    },
  },
  privacy: {
    title: 'Perlindungan data dan privasi',
    law: {
      title: 'Pematuhan Akta Perlindungan Data Peribadi',
      text: [
        'Platform ini sedang dibina mengikut Akta Perlindungan Data Peribadi Malaysia, iaitu PDPA: persetujuan anda dahulu, tujuan yang dinyatakan, dan pelayan di Malaysia.',
        `Data sesi dirancang untuk disimpan sehingga ${businessConstants.retentionYears} tahun, kecuali jika anda meminta supaya dipadamkan.`,
      ],
      scope:
        'Ini tentang platform. Apa yang anda hantar melalui borang di laman web ini, dan tempat ia disimpan, diterangkan dalam Dasar Privasi kami.',
      action: 'Baca Dasar Privasi',
    },
    rights: {
      title: 'Hak anda terhadap data anda',
      items: {
        access: { title: 'Lihat', text: 'Lihat semua yang disimpan tentang anda.' },
        delete: {
          title: 'Padam',
          text: 'Minta data anda dipadamkan, semuanya atau satu sesi.',
        },
        download: {
          title: 'Muat turun',
          text: 'Bawa sejarah perbualan anda bersama, sebagai fail.',
        },
        optOut: { title: 'Kecualikan', text: 'Kecualikan sesi anda daripada analisis data.' },
      },
    },
  },
  accessibility: {
    title: 'Kenyataan kebolehcapaian',
    statement:
      'Laman web ini dibuat untuk semua orang: pada malam yang sukar, di telefon kecil, dengan papan kekunci, atau dengan mendengar sahaja.',
    standard:
      'Sasarannya ialah WCAG 2.2 tahap AA di setiap halaman, dan tahap AAA bagi kontras teks serta saiz butang dan pautan yang anda tekan.',
    items: [
      {
        title: 'Cara ia diuji',
        text: 'Sebelum setiap keluaran, semakan automatik meneliti setiap halaman pada lebar telefon, tablet dan desktop, dengan menu, dialog dan mesej ralat terbuka. Menu dan setiap borang juga dicuba dengan papan kekunci sahaja.',
      },
      {
        title: 'Apa yang masih kurang',
        text: 'Belum ada sesiapa yang menggunakan pembaca skrin setiap hari mengujinya untuk kami. Halaman Bahasa Melayu, Cina dan Tamil, termasuk halaman ini, ialah draf: penutur jati masih perlu menyemaknya. Platform itu sendiri masih dalam kajian dan tidak termasuk di sini.',
      },
    ],
    contact: {
      title: 'Jika ada yang menghalang anda',
      text: `Tulis kepada kami dan beritahu apa yang anda cuba lakukan. Sasaran kami ialah menjawab dalam masa ${responseHours.general} jam, dan menghantar apa yang anda perlukan dalam bentuk lain.`,
    },
  },
  crisis: {
    title: 'Dalam bahaya sekarang?',
    text: `Telefon ${helplines.emergency.phone.text}, nombor kecemasan Malaysia. ${BRAND.name} bukan perkhidmatan kecemasan, dan tiada sesiapa memantau laman web ini.`,
    call: 'Telefon',
    more: 'Bantuan yang ada hari ini',
  },
} satisfies Translated<typeof english>
