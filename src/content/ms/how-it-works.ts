import { BRAND } from '../facts.ts'
import type { howItWorks as english } from '../en/how-it-works.ts'
import type { Translated } from '../types.ts'

export const howItWorks = {
  meta: {
    title: 'Cara ia berfungsi',
    description: `Enam langkah, daripada memilih pelan hingga menukar pilihan: cara menggunakan ${BRAND.name} apabila dibuka. Sedang dibangunkan dan dalam kajian penyelidikan.`,
  },
  hero: {
    title: 'Enam langkah, mengikut rentak anda.',
    lead: `Anda tidak memerlukan surat rujukan, dan tidak perlu duduk di bilik menunggu. Beginilah cara menggunakan ${BRAND.name} apabila dibuka nanti.`,
    note: 'Sesi, ringkasan dan latihan masih dalam kajian penyelidikan.',
  },
  steps: {
    title: 'Enam langkah',
    list: {
      plan: {
        title: 'Pilih pelan anda.',
        text: 'Pelan dan harganya akan diterbitkan di sini sebelum sesiapa boleh memilih.',
      },
      account: {
        title: 'Buka akaun anda.',
        text: 'Daftar dengan e-mel anda. Pilih bahasa anda, dan waktu yang sesuai untuk menerima peringatan dan menjalani sesi yang ditempah.',
      },
      needs: {
        title: 'Beritahu kami apa yang anda perlukan.',
        text: 'Ceritakan harapan atau kerisauan anda, sama ada dalam satu ayat atau satu halaman. Gunakan mana-mana satu daripada empat bahasa, atau campurkan dua bahasa.',
      },
      session: {
        title: 'Mulakan sesi.',
        text: 'Anda boleh memilih sembang, audio atau video, di telefon anda atau di web.',
      },
      'follow-up': {
        title: 'Teruskan antara sesi.',
        text: 'Anda akan mendapat ringkasan selepas setiap sesi, peringatan jika anda mahu, dan latihan untuk dibuat antara sesi.',
      },
      change: {
        title: 'Ubah pada bila-bila masa.',
        text: 'Tukar pelan, pilihan atau jadual anda.',
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
      text: 'Perbualannya tentang hidup di sini: musim peperiksaan, balik kampung, dan risau apa kata mak cik nanti.',
    },
    crisis: {
      title: 'Mencari tanda krisis',
      text: 'Setiap sesi dijaga dua AI. Satu menjawab anda, satu lagi hanya mencari tanda bahaya.',
    },
    trials: {
      title: 'Sedang diuji',
      text: 'Kami menjalankan kajian dahulu. Apa yang kami tawarkan nanti bergantung pada hasilnya.',
    },
  },
  close: {
    title: `Lihat untuk siapa ${BRAND.name} dibina.`,
    learn: {
      label: 'Ketahui lebih lanjut',
      about: `tentang siapa yang akan menggunakan ${BRAND.name}`,
    },
  },
} satisfies Translated<typeof english>
