import { BRAND } from '../facts.ts'
import type { HowItWorksContent } from '../types/how-it-works.ts'
import { paths } from '#src/paths.ts'
import { joinWaitlist } from './waitlist-closed.ts'

export const howItWorks = {
  meta: {
    title: 'Cara ia berfungsi',
    description: `Enam langkah, daripada memilih pelan hingga berubah fikiran: cara menggunakan ${BRAND.name} apabila dibuka. Sedang dibangunkan dan dalam percubaan penyelidikan.`,
  },
  hero: {
    title: 'Enam langkah, mengikut rentak anda.',
    lead: `Tiada surat rujukan, tiada bilik menunggu. Begini cara menggunakan ${BRAND.name} apabila ia dibuka.`,
    claim: 'account',
    note: 'Sesi, ringkasan dan alat bantu masih dalam percubaan penyelidikan.',
  },
  steps: {
    title: 'Enam langkah',
    list: {
      plan: {
        title: 'Pilih pelan anda.',
        text: 'Pilih yang sesuai dengan anda. Anda boleh menukarnya pada bila-bila masa.',
      },
      account: {
        title: 'Buka akaun anda.',
        text: 'Daftar dengan e-mel. Tetapkan bahasa dan waktu pilihan anda, untuk peringatan dan sesi yang ditempah.',
      },
      needs: {
        title: 'Beritahu kami keperluan anda.',
        text: 'Matlamat atau kebimbangan anda, dalam satu ayat atau satu halaman. Pilih mana-mana satu daripada empat bahasa itu, atau dua sekali gus.',
      },
      session: {
        title: 'Mulakan sesi.',
        text: 'Melalui sembang, audio atau video. Di telefon anda atau di web.',
      },
      'follow-up': {
        title: 'Terus melangkah.',
        text: 'Ringkasan selepas setiap sesi, peringatan jika anda mahu, dan alat bantu untuk digunakan antara sesi.',
      },
      change: {
        title: 'Ubah bila-bila masa.',
        text: 'Tukar pelan, pilihan atau jadual anda. Anda tidak terikat.',
      },
    },
    exchange: {
      title: 'Mungkin begini bunyinya',
      said: [
        [
          { text: '这个', lang: 'zh-Hans' },
          { text: ' week exam,', lang: 'en' },
        ],
        [
          { text: '压力很大', lang: 'zh-Hans' },
          { text: ' lah.', lang: 'ms' },
        ],
      ],
      answered: [
        [{ text: 'That’s a lot for one week.', lang: 'en' }],
        [{ text: 'Apa yang paling berat sekarang?', lang: 'ms' }],
      ],
      note: 'Contoh sahaja, bukan perbualan sebenar.',
    },
  },
  differences: {
    title: 'Apa yang membezakannya',
    list: [
      {
        title: 'Ia dibina di sini',
        text: 'Musim peperiksaan, balik kampung, apa kata mak cik nanti. Perbualan bermula dari sini.',
        claim: 'local',
        cloth: 'community',
      },
      {
        title: 'Ia mengawasi tanda krisis',
        text: 'Satu AI berbual dengan anda. AI kedua hanya mencari tanda bahaya; apabila ada, perbualan dirancang untuk diserahkan kepada manusia.',
        claim: 'crisis',
        cloth: 'clinic',
      },
      {
        title: 'Ia sedang diuji',
        text: 'Percubaan penyelidikan didahulukan. Hasilnya menentukan apa yang kami tawarkan.',
        claim: 'validation',
        cloth: 'campus',
      },
    ],
  },
  close: {
    title: 'Sementara menunggu, baca untuk siapa ia dibina.',
    actions: [
      {
        kind: 'route',
        label: 'Ketahui lebih lanjut',
        to: paths.forUsers,
        about: `tentang siapa yang akan menggunakan ${BRAND.name}`,
      },
      joinWaitlist,
    ],
  },
} satisfies HowItWorksContent
