import { BRAND } from '../facts.ts'
import type { howItWorks as english } from '../en/how-it-works.ts'
import type { Translated } from '../types.ts'

export const howItWorks = {
  meta: {
    title: 'Cara menggunakannya',
    description: `Cara menggunakan terapi ${BRAND.name} apabila dibuka nanti: enam langkah, daripada memilih pelan hingga menukarnya, dan lima contoh perbualan.`,
  },
  hero: {
    title: `Terapi dengan ${BRAND.name}, dalam enam langkah.`,
    lead: `${BRAND.name} ialah terapi berasaskan AI untuk orang di Malaysia. Anda akan dapat meluahkan apa yang berat di hati dalam bahasa anda sendiri, melalui sembang, audio atau video, tanpa surat rujukan. Ikuti langkahnya di sini, dan lihat sama ada terapi ini sesuai untuk anda.`,
    read: 'Baca satu perbualan',
    status:
      'Sesi, ringkasan dan latihan kini diuji dalam kajian. Pelan dan akaun akan menyusul, dan selepas itu barulah anda boleh mendaftar.',
  },
  steps: {
    title: 'Langkah demi langkah',
    list: {
      plan: {
        title: 'Pilih pelan anda.',
        text: 'Anda akan melihat setiap pelan dan harganya di sini sebelum mendaftar.',
      },
      account: {
        title: 'Buka akaun anda.',
        text: 'Daftar dengan e-mel. Pilih bahasa dan waktu yang sesuai, supaya kami dapat menyusun jadual sesi anda dan mengingatkan anda.',
      },
      needs: {
        title: 'Beritahu kami apa yang anda perlukan.',
        text: 'Ceritakan matlamat atau kerisauan anda, dalam satu ayat atau satu halaman, dalam mana-mana bahasa, atau dua bahasa sekali gus.',
      },
      session: {
        title: 'Mulakan sesi.',
        text: 'Berbual melalui sembang, audio atau video, di telefon anda atau di web, dan tukar bahasa pada bila-bila masa.',
      },
      'follow-up': {
        title: 'Teruskan langkah.',
        text: 'Selepas setiap sesi, anda akan mendapat ringkasan. Peringatan dihantar jika anda mahu, dan ada latihan sementara menunggu sesi seterusnya.',
      },
      change: {
        title: 'Ubah pada bila-bila masa.',
        text: 'Anda boleh menukar pelan, pilihan atau jadual apabila perlu.',
      },
    },
    exchange: {
      title: 'Perbualan mungkin bermula begini',
      note: 'Contoh sahaja, bukan perbualan sebenar.',
    },
  },
  differences: {
    title: 'Apa yang membezakannya',
    local: {
      title: 'Dibina untuk kehidupan di sini',
      text: `Musim peperiksaan, balik kampung, apa kata mak cik nanti: perbualan anda dengan ${BRAND.name} boleh bermula dari situ.`,
    },
    crisis: {
      title: 'Peka terhadap keselamatan anda',
      text: 'Kami sedang menguji AI kedua yang membaca setiap perbualan, khusus untuk mencari tanda bahawa anda mungkin mencederakan diri atau nyawa anda dalam bahaya. Mengikut rancangan, jika tanda itu ditemui, sesi akan berhenti serta memaparkan 999 dan talian bantuan. AI mungkin terlepas tanda itu, jadi jika nyawa anda dalam bahaya, telefon 999, jangan tunggu AI.',
    },
    trials: {
      title: 'Sedang diuji',
      text: 'Kami mengujinya dengan orang di Malaysia dahulu, dan hasilnya menentukan apa yang kami tawarkan.',
    },
  },
  close: {
    title: `Lihat untuk siapa ${BRAND.name} dibina.`,
    learn: 'Ketahui lebih lanjut',
  },
} satisfies Translated<typeof english>
