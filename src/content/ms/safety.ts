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
    description: `Siapa boleh membaca kata-kata anda di ${BRAND.name}, apa yang berlaku jika anda dalam bahaya, dan apa hak anda atas data sendiri. ${siteStatus}`,
  },
  hero: {
    title: 'Keselamatan anda dahulu',
    lead: `${BRAND.name} ialah terapi AI dalam bahasa anda, untuk orang di Malaysia.`,
    promise: `${isOpen ? (isKept ? 'Cerita anda' : 'Cerita anda akan') : 'Apabila perkhidmatan dibuka nanti, cerita anda akan'} disulitkan sepanjang perjalanan, kekal di Malaysia, dan dipadamkan apabila anda minta.`,
    readers: 'Siapa boleh membacanya?',
    danger: 'Bagaimana jika saya dalam bahaya?',
    phone: 'Di telefon anda',
    sentence: ['Saya tak pernah', 'cerita hal ni', 'pada sesiapa,', 'kat rumah pun tak.'],
    inTransit: allWork('encryption')
      ? 'Dalam perjalanan, tiada sesiapa dapat membacanya'
      : 'Dalam perjalanan, ia tidak akan dapat dibaca',
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
      text: `Cerita anda ${isEncrypted ? '' : 'akan '}disulitkan hujung ke hujung, dari telefon anda ke pelayan kami di Malaysia. Di situ, AI membacanya.`,
    },
    crisis: {
      title: 'Pengesanan krisis',
      text: 'Ada dua AI: satu berbual dengan anda, satu lagi khusus mencari tanda bahawa anda mungkin dalam bahaya.',
    },
    ethics: {
      title: 'AI beretika',
      says: product.says,
      text: 'AI ini sendiri memberitahu anda, dalam setiap bahasa. AI ini tidak membuat diagnosis, tidak memberi preskripsi, dan tidak berpura-pura menjadi kawan.',
    },
    control: {
      title: 'Kawalan di tangan anda',
      text: allWork('rights')
        ? 'Lihat, muat turun dan padamkan data anda, dan tolak analisis oleh pasukan kami.'
        : 'Anda akan dapat melihat, memuat turun dan memadamkan data anda, dan menolak analisis oleh pasukan kami.',
    },
    answersForSafety: (name, credentials) =>
      `${[name, credentials].filter(Boolean).join(', ')}, bertanggungjawab atas keselamatan.`,
  },
  privacy: {
    title: 'Perlindungan data dan privasi',
    law: {
      title: 'Mematuhi PDPA',
      text: `Platform ini ${allWork('pdpa') ? '' : 'akan '}mematuhi Akta Perlindungan Data Peribadi (PDPA) Malaysia: meminta persetujuan anda, memberitahu kegunaan data anda, dan menyimpannya di Malaysia paling lama ${businessConstants.retentionYears}\u00a0tahun, atau memadamkannya lebih awal jika anda minta.`,
    },
    rights: {
      title: 'Hak pengguna atas data',
      begin: isOpen ? '' : 'Apabila perkhidmatan dibuka nanti, anda boleh:',
      items: {
        access: { title: 'Akses', text: 'Lihat semua yang kami simpan tentang anda.' },
        delete: {
          title: 'Minta pemadaman',
          text: 'Padamkan semua data anda, atau satu sesi sahaja.',
        },
        download: {
          title: 'Muat turun sejarah perbualan',
          text: 'Dapatkan perbualan anda dalam bentuk fail.',
        },
        optOut: {
          title: 'Tolak analisis data',
          text: 'Pasukan kami tidak lagi membaca sesi anda untuk analisis.',
        },
      },
    },
    ask: { label: 'Tanya kami tentang data anda', subject: 'Data dan privasi' },
  },
  accessibility: {
    title: 'Kenyataan kebolehcapaian',
    text: [
      'Semua orang patut dapat menggunakan laman ini, dengan telefon kecil, papan kekunci atau pembaca skrin. Sasaran kami WCAG 2.2 tahap AA pada setiap halaman, dan tahap AAA bagi kontras teks serta saiz butang dan pautan.',
      'Setiap halaman dan borang disemak secara automatik. Menu dan setiap borang kami semak dengan papan kekunci sahaja.',
      'Laman ini berfungsi dalam Safari 16.4, Chrome dan Edge 111, Firefox 128 dan versi lebih baharu. Dalam pelayar lama, hingga Chrome 103 dan Safari 15.6, anda masih boleh membaca, membuka pautan, menelefon dan menghantar mesej.',
    ],
    contact: {
      title: 'Tersekat di mana-mana?',
      text: `Beritahu kami apa yang anda cuba buat, atau ayat mana yang susah difahami. Kami akan menjawab dalam masa ${responseHours.technical}\u00a0jam, dalam bentuk yang boleh anda gunakan.`,
      action: 'Tulis tentang halaman ini',
    },
  },
  crisis: {
    title: 'Dalam bahaya sekarang?',
    text: `Jika anda mungkin dalam bahaya, atau anda takut akan mencederakan diri sendiri, telefon nombor kecemasan Malaysia. ${BRAND.name} bukan perkhidmatan kecemasan, dan tiada sesiapa bertugas di laman web ini.`,
  },
} satisfies Translated<typeof english>
