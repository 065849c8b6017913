import { allWork } from '../facts/claims.ts'
import { BRAND } from '../facts/company.ts'
import { responseHours, businessConstants } from '../facts/terms.ts'
import type { safety as english } from '../en/safety.ts'
import type { Translated } from '../types.ts'
import { product } from './product.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'

/** The open product needs all three. */
const isKept = allWork('encryption', 'servers', 'rights')
const isEncrypted = allWork('encryption', 'servers')

export const safety = {
  meta: {
    title: 'Keselamatan dan privasi',
    description: `Siapa boleh membaca kata-kata anda kepada ${BRAND.name}, apa yang berlaku jika anda dalam bahaya, dan hak anda terhadap data anda. ${siteStatus}`,
  },
  hero: {
    title: 'Keselamatan anda dahulu',
    lead: `${BRAND.name} ialah terapi AI dalam bahasa anda, untuk orang di Malaysia. ${isOpen ? (isKept ? 'Kata-kata anda' : 'Kata-kata anda akan') : 'Apabila pendaftaran dibuka nanti, kata-kata anda akan'} disulitkan sepanjang perjalanan, kekal di Malaysia, dan dipadamkan apabila anda minta.`,
    readers: 'Lihat siapa boleh membaca kata-kata anda',
    danger: 'Apa yang berlaku jika anda dalam bahaya',
    phone: 'Di telefon anda',
    sentence: ['Saya tak pernah', 'cerita hal ni', 'pada sesiapa. Kat', 'rumah pun tak pernah.'],
    inTransit:
      isOpen && !allWork('encryption')
        ? 'Dalam perjalanan, tiada sesiapa akan dapat membacanya'
        : 'Dalam perjalanan, tiada sesiapa dapat membacanya',
    servers:
      isOpen && !allWork('servers')
        ? 'Pelayan kami, yang akan ditempatkan di Malaysia'
        : 'Pelayan kami di Malaysia',
    answer: 'Di sini AI membacanya untuk menjawab.',
  },
  commitments: {
    title: 'Empat komitmen',
    data: {
      title: 'Perlindungan data',
      text: `Kata-kata anda ${isEncrypted ? '' : 'akan '}disulitkan hujung ke hujung, dari telefon anda ke pelayan kami di Malaysia. Di situ, AI membacanya.`,
    },
    crisis: {
      title: 'Pengesanan krisis',
      text: 'Ada dua AI: satu menjawab anda, satu lagi khusus mencari tanda bahawa anda mungkin dalam bahaya.',
    },
    ethics: {
      title: 'AI beretika',
      says: product.says,
      text: 'Dalam setiap bahasa, AI ini memberitahu anda bahawa ia AI. Ia tidak membuat diagnosis, tidak memberikan preskripsi, dan tidak berpura-pura menjadi kawan.',
    },
    control: {
      title: 'Kawalan di tangan anda',
      text: allWork('rights')
        ? 'Lihat, muat turun dan padamkan data anda, dan minta pasukan kami tidak menganalisis sesi anda.'
        : 'Anda akan dapat melihat, memuat turun dan memadamkan data anda, dan meminta pasukan kami tidak menganalisis sesi anda.',
    },
    answersForSafety: (name, credentials) =>
      `${[name, credentials].filter(Boolean).join(', ')}, bertanggungjawab atas keselamatan.`,
  },
  privacy: {
    title: 'Perlindungan data dan privasi',
    law: {
      title: 'Pematuhan terhadap PDPA',
      text: `Platform ini ${allWork('pdpa') ? '' : 'akan '}mematuhi Akta Perlindungan Data Peribadi (PDPA) Malaysia: meminta persetujuan anda, menyatakan tujuan data anda digunakan, dan menyimpan data itu di Malaysia paling lama ${businessConstants.retentionYears} tahun, kecuali jika anda meminta data itu dipadamkan.`,
    },
    rights: {
      title: 'Hak pengguna terhadap data',
      begin: isOpen ? '' : 'Apabila pendaftaran dibuka nanti, anda boleh:',
      items: {
        access: { title: 'Akses', text: 'Lihat semua yang kami simpan tentang anda.' },
        delete: {
          title: 'Minta pemadaman',
          text: 'Semua data anda dipadamkan, atau satu sesi sahaja.',
        },
        download: {
          title: 'Muat turun sejarah perbualan',
          text: 'Dapatkan perbualan anda sebagai fail.',
        },
        optOut: {
          title: 'Tolak analisis data',
          text: 'Minta pasukan kami tidak membaca sesi anda untuk analisis.',
        },
      },
    },
    ask: { label: 'Tanya kami tentang data anda', subject: 'Data dan privasi' },
  },
  accessibility: {
    title: 'Kenyataan kebolehcapaian',
    text: [
      'Semua orang patut dapat menggunakan laman ini, pada telefon kecil, dengan papan kekunci atau dengan pembaca skrin. Kami menyasarkan WCAG 2.2 tahap AA pada setiap halaman, dan tahap AAA bagi kontras teks serta saiz butang dan pautan.',
      'Setiap halaman dan borang disemak secara automatik. Kami menyemak menu dan setiap borang dengan papan kekunci sahaja.',
      'Laman ini berfungsi dalam Safari 16.4, Chrome dan Edge 111, Firefox 128 dan versi selepasnya. Dalam pelayar yang lebih lama, hingga Chrome 103 dan Safari 15.6, anda masih boleh membaca, membuka pautan, menelefon dan menghantar mesej.',
    ],
    contact: {
      title: 'Jika ada yang menghalang anda',
      text: `Beritahu kami apa yang ingin anda buat, atau ayat mana yang sukar difahami. Kami akan menjawab dalam masa ${responseHours.technical} jam, dalam bentuk yang dapat anda gunakan.`,
      action: 'Tulis tentang halaman ini',
    },
  },
  crisis: {
    title: 'Dalam bahaya sekarang?',
    text: `Jika anda cedera atau dalam bahaya, atau anda rasa akan mencederakan diri sendiri, telefon nombor kecemasan Malaysia. ${BRAND.name} bukan perkhidmatan kecemasan, dan tiada sesiapa bertugas di laman web ini.`,
  },
} satisfies Translated<typeof english>
