import { isOpen } from '../facts/stage.ts'
import { BRAND } from '../facts/company.ts'
import type { home as english } from '../en/home.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'
import { allWork } from '../facts/claims.ts'

const isKept = allWork('encryption', 'servers')
const isValidated = allWork('validation')
const isTakenOver = allWork('escalation')

export const home = {
  meta: {
    title: 'Terapi dalam bahasa anda sendiri',
    description: `${BRAND.name}: terapi AI dalam bahasa Inggeris, Melayu, Mandarin dan Tamil, untuk orang di Malaysia. Sembang, audio atau video. ${siteStatus}`,
  },
  hero: {
    title: 'Terapi dalam bahasa anda sendiri.',
    lead: `${BRAND.name} ialah terapi AI untuk orang di Malaysia. Luahkan isi hati dalam bahasa Inggeris, Melayu, Mandarin, Tamil, atau campur-campur seperti di rumah. Pukul berapa pun, ada jawapan. Habis berbual, ada satu perkara kecil untuk dicuba.`,
    learn: 'Lihat caranya',
    tonight: 'Perlu bantuan sekarang?',
  },
  voices: {
    hint: 'Pilih ayat yang kena dengan anda.',
    ends: 'Soalannya pendek, satu demi satu. Habis berbual, ada satu perkara untuk malam ini, dan ringkasan untuk disimpan.',
    more: 'Baca sambungannya',
    now: 'Tak boleh tidur? Tulis hal esok di atas kertas, atau telefon Befrienders, siang malam:',
  },
  highlights: {
    therapy: {
      label: 'Terapi berasaskan AI',
      text: 'Anda berbual dengan AI, bukan manusia.',
    },
    privacy: {
      label: 'Sulit dan selamat',
      text: isKept
        ? 'Disulitkan, disimpan di Malaysia.'
        : 'Akan disulitkan dan disimpan di Malaysia.',
      readers: 'Siapa boleh membacanya?',
    },
    culture: {
      label: 'Peka budaya',
      text: 'Mengambil kira keluarga, agama dan balik kampung.',
    },
  },
  business: {
    partners: 'Untuk kaunselor, HR dan klinik',
    investors: 'Untuk pelabur',
    press: 'Untuk media',
  },
  statistics: {
    title: 'Bukan anda seorang yang masih berjaga.',
    adults: 'orang dewasa menghadapi masalah kesihatan mental.',
    shortage: 'Malaysia kekurangan profesional kesihatan mental.',
    psychiatrists: 'Nisbah pakar psikiatri kepada pesakit',
    reportedIn: (year: number) => `(${year})`,
    sessions: 'Kos satu sesi terapi',
    ourCost: `Berapa harga ${BRAND.name}?`,
  },
  whyChoose: {
    title: `Mengapa pilih ${BRAND.name}`,
    ways: {
      title: 'Sembang, audio atau video',
      text: 'Semuanya ada, di telefon bimbit atau di web. Tukar bila-bila masa.',
    },
    languages: {
      title: 'Empat bahasa dalam satu ayat',
      meaning: 'Peperiksaan dah dekat, tertekan sangat, langsung tak boleh tidur.',
      text: 'Mula dalam bahasa Inggeris, Melayu, Mandarin atau Tamil, habiskan dalam bahasa lain.',
    },
    hours: {
      title: '24\u00a0jam, setiap hari',
      text: 'Pukul tiga pagi. Hari Raya. Sepuluh minit sebelum mesyuarat.',
    },
    privacy: {
      title: 'Disulitkan hujung ke hujung, kekal di Malaysia',
      text: 'Dalam perjalanan ke pelayan kami di Malaysia, tiada sesiapa dapat membaca cerita anda. Sampai di situ, AI membacanya untuk menjawab. Semuanya kekal di Malaysia, di bawah Akta Perlindungan Data Peribadi (PDPA).',
    },
    crisis: {
      title: 'Jika bahaya dikesan',
      text: `Ada dua AI: satu berbual dengan anda, satu lagi hanya mencari tanda bahaya. Jika salah satu mengesannya, AI berhenti dan memaparkan nombor untuk ditelefon. ${isTakenOver ? 'Kemudian manusia mengambil alih.' : 'Dirancang: manusia mengambil alih daripada AI.'} Kedua-dua AI boleh terlepas tanda itu. Jika anda dalam bahaya, telefon 999.`,
    },
    regulated: {
      title: 'Kaji dahulu, baru tawarkan',
      text: isValidated
        ? `${BRAND.name} ialah terapi digital berasaskan AI yang keberkesanannya telah diuji dalam kajian klinikal.`
        : `${isOpen ? 'Kajian kami diteruskan.' : 'Kajian kini berjalan.'} Selangkah demi selangkah, ${BRAND.name} mahu menjadi terapi digital berasaskan AI yang keberkesanannya telah diuji dalam kajian klinikal.`,
      steps: {
        trials: 'Kajian penyelidikan',
        validation: 'Pengesahan klinikal',
        device: 'Perisian yang dikawal selia sebagai peranti perubatan',
      },
    },
  },
  callToAction: {
    title: 'Sesuai untuk anda?',
    audiences: {
      students: 'Pelajar dan belia',
      professionals: 'Yang sibuk bekerja',
      everyone: 'Kita semua',
    },
    asks: {
      students: 'Keputusan keluar esok?',
      professionals: 'Sepuluh minit lagi mesyuarat?',
      everyone: 'Semua sudah lena, anda belum?',
    },
    text: 'Untuk andalah ini dibina.',
    learn: 'Lebih lanjut',
  },
} satisfies Translated<typeof english>
