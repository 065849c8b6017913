import { BRAND } from '../facts.ts'
import type { howItWorks as english } from '../en/how-it-works.ts'
import type { Translated } from '../types.ts'

export const howItWorks = {
  meta: {
    title: 'Cara ia berfungsi',
    description: `Enam langkah menggunakan ${BRAND.name} apabila dibuka nanti, dari memilih pelan hingga menukar pilihan. Platform ini masih dibangunkan dan diuji dalam kajian.`,
  },
  hero: {
    title: 'Enam langkah, mengikut rentak anda.',
    lead: `Tanpa surat rujukan, tanpa bilik menunggu: beginilah cara menggunakan ${BRAND.name} apabila dibuka nanti.`,
    note: 'Sesi, ringkasan dan latihan masih diuji dalam kajian.',
  },
  steps: {
    title: 'Langkah demi langkah',
    list: {
      plan: {
        title: 'Pilih pelan anda.',
        text: 'Pelan dan harganya akan dipaparkan di sini sebelum anda memilih.',
      },
      account: {
        title: 'Buka akaun anda.',
        text: 'Daftar dengan e-mel. Nyatakan bahasa dan waktu lapang anda, untuk peringatan dan sesi yang ditempah.',
      },
      needs: {
        title: 'Beritahu kami apa yang anda perlukan.',
        text: 'Ceritakan matlamat atau kerisauan anda, dalam satu ayat atau satu halaman. Gunakan satu daripada empat bahasa, atau campurkan dua.',
      },
      session: {
        title: 'Mulakan sesi.',
        text: 'Pilih sembang, audio atau video, di telefon anda atau di web.',
      },
      'follow-up': {
        title: 'Teruskan antara sesi.',
        text: 'Anda akan mendapat ringkasan selepas setiap sesi, peringatan jika anda mahu, dan latihan antara sesi.',
      },
      change: {
        title: 'Ubah pada bila-bila masa.',
        text: 'Anda boleh menukar pelan, pilihan atau jadual.',
      },
    },
    exchange: {
      title: 'Mungkin begini bunyinya',
      note: 'Contoh sahaja, bukan perbualan sebenar.',
    },
  },
  differences: {
    title: 'Apa yang membezakannya',
    local: {
      title: 'Dibina di sini',
      text: 'Musim peperiksaan, balik kampung, apa kata mak cik nanti: perbualan bermula dari sini.',
    },
    crisis: {
      title: 'Mencari tanda krisis',
      text: 'Ada dua AI: satu menjawab anda, satu lagi hanya mencari tanda bahaya.',
    },
    trials: {
      title: 'Sedang diuji',
      text: 'Kajian dijalankan dahulu, dan hasilnya menentukan apa yang kami tawarkan.',
    },
  },
  close: {
    title: `Lihat untuk siapa ${BRAND.name} dibina.`,
    learn: 'Ketahui lebih lanjut',
  },
} satisfies Translated<typeof english>
