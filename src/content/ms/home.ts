import { BRAND } from '../facts/company.ts'
import type { home as english } from '../en/home.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'

export const home = {
  meta: {
    title: 'Terapi dalam bahasa anda sendiri',
    description: `${BRAND.name}: terapi AI untuk Malaysia dalam bahasa Inggeris, Melayu, Mandarin dan Tamil, melalui sembang, audio atau video. ${siteStatus}`,
  },
  hero: {
    title: 'Terapi dalam bahasa anda sendiri.',
    lead: `${BRAND.name} ialah terapi AI untuk orang di Malaysia. Luahkan isi hati dalam bahasa Inggeris, Melayu, Mandarin atau Tamil, atau campur-campur seperti di rumah. AI ini menjawab pada bila-bila masa.`,
    learn: 'Lihat cara guna',
    tonight: 'Perlu bercakap dengan seseorang? Telefon talian bantuan',
  },
  voices: {
    hint: 'Pilih satu ayat untuk terus membaca.',
    more: 'Baca sambungan perbualan ini',
  },
  highlights: {
    therapy: {
      label: 'Terapi berasaskan AI',
      text: 'Anda berbual dengan AI, dan AI ini berterus terang tentangnya.',
    },
    privacy: { label: 'Sulit dan selamat', text: 'Lihat siapa boleh membaca kata-kata anda' },
    culture: { label: 'Peka budaya', text: 'Termasuk hal keluarga, agama dan balik kampung.' },
  },
  business: {
    partners: 'Untuk universiti, syarikat atau NGO anda',
    investors: 'Untuk pelabur',
  },
  statistics: {
    title: 'Bukan anda seorang yang tidak dapat tidur.',
    adults: 'orang dewasa menghadapi masalah kesihatan mental.',
    shortage: 'Malaysia kekurangan profesional kesihatan mental.',
    psychiatrists: 'Nisbah pakar psikiatri kepada pesakit',
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
      text: 'Mulakan dalam bahasa Inggeris, Melayu, Mandarin atau Tamil, habiskan dalam bahasa lain.',
    },
    hours: {
      title: '24 jam sehari, 7 hari seminggu',
      text: 'Pukul tiga pagi, pada Hari Raya, sepuluh minit sebelum mesyuarat.',
    },
    privacy: {
      title: 'Disulitkan hujung ke hujung, kekal di Malaysia',
      text: 'Dalam perjalanan ke pelayan kami di Malaysia, kata-kata anda tidak dapat dibaca sesiapa. Di situ, AI membacanya untuk menjawab anda. Semuanya kekal di Malaysia, dilindungi Akta Perlindungan Data Peribadi (PDPA).',
    },
    crisis: {
      title: 'Dilengkapi pengesanan krisis dan tindakan susulan',
      text: 'Ada dua AI: satu menjawab anda, satu lagi khusus mencari tanda bahaya kepada diri anda. Jika salah satu mengesannya, AI berhenti dan memaparkan nombor yang boleh anda telefon. Kedua-dua AI mungkin terlepas tanda itu. Jika anda dalam bahaya, telefon 999.',
    },
    regulated: {
      title: 'Dikaji dahulu, kemudian dikawal selia',
      text: isOpen
        ? `${BRAND.name} ialah terapi digital berasaskan AI, yang dibuktikan melalui kajian klinikal.`
        : 'Kami sedang membina terapi digital berasaskan AI, dan mahu membuktikannya melalui kajian klinikal.',
      steps: {
        trials: 'Kajian penyelidikan',
        validation: 'Bukti klinikal',
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
    learn: 'Ketahui lebih lanjut',
    name: `${BRAND.name} bermaksud tenang dan jernih, seperti air.`,
  },
} satisfies Translated<typeof english>
