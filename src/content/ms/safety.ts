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
    status: `Apa yang dinyatakan di halaman ini tentang ${BRAND.name} masih dirancang. Dua bahagian sudah dalam kajian penyelidikan: AI yang mencari tanda bahaya, dan AI yang menyatakan bahawa dirinya AI.`,
    lead: `Apa yang anda katakan dalam sesi ialah milik anda. Beginilah ${BRAND.name} sedang dibina untuk menjaganya, dan untuk sedar apabila anda mungkin tidak selamat.`,
    sentence: 'Saya tak pernah sebut hal ini, di rumah pun tidak, kepada sesiapa pun tidak.',
    caption:
      'Satu contoh. Semasa dihantar, tiada sesiapa dapat membacanya. Siapa yang dapat membacanya di setiap hujung disenaraikan di bawah.',
  },
  commitments: {
    title: 'Empat komitmen',
    data: {
      title: 'Perlindungan data',
      text: 'Disulitkan hujung ke hujung antara telefon anda dengan pelayan kami di Malaysia. Di situ AI membacanya untuk menjawab.',
      more: 'Siapa boleh membaca kata-kata anda',
    },
    crisis: {
      title: 'Pengesanan krisis',
      text: 'Pemantauan dwi AI: AI kedua hanya mencari tanda bahaya. Ia boleh terlepas pandang, jadi ia tidak sekali-kali menggantikan bantuan kecemasan.',
      more: 'Apa yang berlaku apabila ada bahaya',
    },
    ethics: {
      title: 'AI beretika',
      text: 'Ia menyatakan bahawa dirinya AI, dalam setiap bahasa yang digunakannya. Ia tidak membuat diagnosis atau memberi preskripsi, dan tidak berpura-pura menjadi kawan.',
      more: 'Untuk siapa',
    },
    control: {
      title: 'Kawalan pengguna',
      text: 'Anda yang menentukan apa yang disimpan, apa yang dipadamkan dan apa yang dianalisis.',
      more: 'Hak anda terhadap data anda',
    },
  },
  privacy: {
    title: 'Perlindungan data dan privasi',
    law: {
      title: 'Pematuhan Akta Perlindungan Data Peribadi',
      text: [
        'Platform ini sedang dibina mengikut Akta Perlindungan Data Peribadi (PDPA): kami meminta persetujuan anda, menyatakan tujuan data anda digunakan, dan menyimpannya di Malaysia.',
        `Data sesi dirancang untuk disimpan sehingga ${businessConstants.retentionYears} tahun, kecuali jika anda meminta supaya dipadamkan.`,
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
          text: 'Minta data anda dipadamkan, semuanya atau satu sesi.',
        },
        download: {
          title: 'Muat turun',
          text: 'Bawa sejarah perbualan anda bersama, sebagai fail.',
        },
        optOut: { title: 'Kecualikan', text: 'Kecualikan sesi anda daripada analisis data.' },
      },
    },
    ask: { label: 'Tanya kami tentang data anda', subject: 'Data dan privasi' },
  },
  accessibility: {
    title: 'Kenyataan kebolehcapaian',
    text: [
      'Laman web ini dibuat untuk semua orang: pada malam yang sukar, di telefon kecil, dengan papan kekunci, atau dengan mendengar sahaja.',
      'Sasarannya ialah WCAG 2.2 tahap AA di setiap halaman, dan tahap AAA bagi kontras teks serta saiz butang dan pautan yang anda tekan.',
      'Sebelum setiap keluaran, semakan automatik dijalankan pada setiap halaman dalam tiga saiz skrin, dengan menu, dialog dan mesej ralat terbuka. Menu dan setiap borang juga dicuba dengan papan kekunci sahaja.',
    ],
    contact: {
      title: 'Jika ada yang menghalang anda',
      text: `Tulis kepada kami dan beritahu apa yang anda cuba lakukan. Sasaran kami ialah menjawab dalam masa ${responseHours.general} jam, dan menghantar apa yang anda perlukan dalam bentuk lain.`,
    },
  },
  crisis: {
    title: 'Dalam bahaya sekarang?',
    text: `Telefon ${helplines.emergency.phone.text}, nombor kecemasan Malaysia. ${BRAND.name} bukan perkhidmatan kecemasan, dan tiada sesiapa bertugas di laman web ini.`,
    call: 'Telefon',
    more: 'Tempat mendapatkan bantuan',
  },
} satisfies Translated<typeof english>
