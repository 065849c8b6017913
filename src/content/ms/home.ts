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
    description: `${BRAND.name}: terapi AI untuk Malaysia dalam bahasa Inggeris, Melayu, Mandarin dan Tamil, melalui sembang, audio atau video. ${siteStatus}`,
  },
  hero: {
    title: 'Terapi dalam bahasa anda sendiri.',
    lead: `${BRAND.name} ialah terapi AI untuk orang di Malaysia. Luahkan isi hati dalam bahasa Inggeris, Melayu, Mandarin atau Tamil, atau campur-campur seperti di rumah. Pukul berapa pun, ada jawapan. Sebelum berhenti, ada satu perkara kecil untuk dicuba.`,
    learn: 'Cara ia berfungsi',
    tonight: 'Perlu teman bicara sekarang?',
  },
  voices: {
    hint: 'Pilih ayat yang kena dengan anda.',
    ends: 'Satu soalan pendek setiap kali. Pada akhir sesi: satu perkara untuk malam ini, dan ringkasan untuk anda simpan.',
    more: 'Baca sambungannya',
    now: 'Tak boleh tidur? Tulis hal esok di atas kertas. Atau telefon Befrienders, siang atau malam:',
  },
  highlights: {
    therapy: {
      label: 'Terapi berasaskan AI',
      text: 'Berbual dengan AI, bukan manusia.',
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
      text: 'Dibina dengan memahami hal keluarga, agama dan balik kampung.',
    },
  },
  business: {
    partners: 'Untuk kaunselor, HR dan klinik',
    investors: 'Untuk pelabur',
    press: 'Untuk media',
  },
  statistics: {
    title: 'Bukan anda seorang yang tidak dapat tidur.',
    adults: 'orang dewasa menghadapi masalah kesihatan mental.',
    shortage: 'Malaysia kekurangan profesional kesihatan mental.',
    psychiatrists: 'Nisbah pakar psikiatri kepada pesakit',
    reportedIn: (year: number) => `(${year})`,
    sessions: 'Kos satu sesi terapi',
  },
  whyChoose: {
    title: `Mengapa memilih ${BRAND.name}`,
    ways: {
      title: 'Sembang, audio atau video',
      text: 'Ketiga-tiganya di telefon bimbit atau di web. Tukar apabila anda mahu.',
    },
    languages: {
      title: 'Empat bahasa dalam satu ayat',
      meaning: 'Peperiksaan dah dekat, tertekan sangat, langsung tak boleh tidur.',
      text: 'Mulakan dalam bahasa Inggeris, Melayu, Mandarin atau Tamil, habiskan dalam bahasa lain.',
    },
    hours: {
      title: '24 jam, setiap hari',
      text: 'Pukul tiga pagi, pada Hari Raya, sepuluh minit sebelum mesyuarat.',
    },
    privacy: {
      title: 'Disulitkan hujung ke hujung, kekal di Malaysia',
      text: 'Dalam perjalanan ke pelayan kami di Malaysia, kata-kata anda tidak dapat dibaca sesiapa. Di situ, AI membacanya untuk menjawab anda. Semuanya kekal di Malaysia, dilindungi Akta Perlindungan Data Peribadi (PDPA).',
    },
    crisis: {
      title: 'Mengesan krisis dan menunjukkan siapa yang boleh dihubungi',
      text: `Ada dua AI: satu menjawab anda, satu lagi khusus mencari tanda bahaya. Jika salah satu mengesannya, AI berhenti dan memaparkan nombor yang boleh anda telefon. ${isTakenOver ? 'Kemudian seorang petugas mengambil alih.' : 'Dirancang: seorang petugas mengambil alih daripada AI.'} Kedua-dua AI mungkin terlepas tanda itu. Jika anda dalam bahaya, telefon 999.`,
    },
    regulated: {
      title: 'Kami kaji dahulu, baru kami tawarkan',
      text: isValidated
        ? `${BRAND.name} ialah terapi digital berasaskan AI yang keberkesanannya telah diuji dalam kajian klinikal.`
        : `${isOpen ? 'Kajian kami diteruskan.' : 'Kajian kini berjalan.'} Langkah demi langkah, ${BRAND.name} mahu menjadi terapi digital berasaskan AI yang keberkesanannya telah diuji dalam kajian klinikal.`,
      steps: {
        trials: 'Kajian penyelidikan',
        validation: 'Pengujian klinikal',
        device: 'Perisian yang dikawal selia sebagai peranti perubatan',
      },
    },
  },
  callToAction: {
    title: 'Sesuaikah untuk anda?',
    audiences: {
      students: 'Pelajar dan belia',
      professionals: 'Yang sibuk bekerja',
      everyone: 'Kita semua',
    },
    asks: {
      students: 'Keputusan keluar esok?',
      professionals: 'Sepuluh minit lagi mesyuarat?',
      everyone: 'Semua orang sudah tidur, anda sahaja belum?',
    },
    text: 'Kalau begitu, ini dibina untuk anda.',
    learn: 'Lebih lanjut',
  },
} satisfies Translated<typeof english>
