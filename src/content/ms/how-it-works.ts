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
    lead: `${BRAND.name} ialah terapi berasaskan AI untuk sesiapa di Malaysia yang mahukan sokongan kesihatan mental. Anda akan dapat meluahkan apa yang berat di hati dalam bahasa Inggeris, Melayu, Mandarin atau Tamil, melalui sembang, audio atau video, tanpa surat rujukan. Anda belum boleh mendaftar.`,
    read: 'Baca contoh perbualan',
    status:
      'Sesi, ringkasan dan latihan kini diuji dalam kajian. Pelan dan akaun akan menyusul. Sementara itu, baca contoh perbualan, [minta e-mel apabila pendaftaran dibuka](waitlist) atau [mohon menyertai kajian](study).',
  },
  steps: {
    title: 'Langkah demi langkah, apabila dibuka nanti',
    list: {
      plan: {
        title: 'Pilih pelan anda.',
        text: 'Anda akan melihat setiap pelan dan harganya di sini sebelum mendaftar.',
      },
      account: {
        title: 'Buka akaun anda.',
        text: 'Daftar dengan e-mel. Tetapkan pilihan bahasa dan masa yang sesuai untuk anda.',
      },
      needs: {
        title: 'Beritahu kami apa yang anda perlukan.',
        text: 'Ceritakan matlamat atau kerisauan anda, dalam satu ayat atau satu halaman, dalam mana-mana antara empat bahasa kami, atau campur-campur.',
      },
      session: {
        title: 'Mulakan sesi.',
        text: 'Anda berbual dengan AI, bukan manusia. Gunakan sembang, audio atau video, di telefon anda atau di web, pada bila-bila masa. Tukar bahasa apabila anda mahu.',
      },
      'follow-up': {
        title: 'Teruskan langkah.',
        text: 'Selepas setiap sesi, anda akan mendapat ringkasan, latihan sementara menunggu sesi seterusnya dan, jika anda mahu, peringatan.',
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
    title: 'Apa yang membezakan kami',
    local: {
      title: 'Dibina untuk kehidupan di sini',
      text: `Musim peperiksaan, balik kampung, apa kata mak cik nanti: ${BRAND.name} dibina untuk memahaminya, jadi tidak banyak yang perlu anda terangkan.`,
    },
    crisis: {
      title: 'Dibina untuk mengesan bahaya',
      text: 'Kami sedang menguji AI kedua yang membaca setiap perbualan, khusus untuk mencari tanda bahawa anda mungkin mencederakan diri atau nyawa anda dalam bahaya. Mengikut rancangan, jika salah satu AI mengesan tanda itu, perbualan akan berhenti, dan 999 serta nombor talian bantuan akan dipaparkan. Telefon [999](emergency) jika nyawa anda dalam bahaya, atau anda rasa akan mencederakan diri sendiri. Jangan tunggu AI. AI mungkin terlepas tanda itu.',
      more: 'Apa yang berlaku jika anda dalam bahaya',
    },
    trials: {
      title: 'Diuji dahulu',
      text: 'Kami menguji dahulu dengan orang di Malaysia, dan hasilnya menentukan apa yang kami tawarkan.',
    },
  },
  close: {
    title: `Lihat untuk siapa ${BRAND.name} dibina.`,
    learn: 'Ketahui lebih lanjut',
  },
} satisfies Translated<typeof english>
