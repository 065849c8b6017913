import { BRAND } from '../facts/company.ts'
import type { howItWorks as english } from '../en/how-it-works.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'

export const howItWorks = {
  meta: {
    title: 'Cara guna',
    description: `${BRAND.name} ialah terapi AI dalam bahasa anda, untuk orang di Malaysia. Lihat enam langkahnya dan baca lima contoh perbualan. ${siteStatus}`,
  },
  hero: {
    title: `Terapi dengan ${BRAND.name}, dalam enam langkah.`,
    lead: 'Terapi AI dalam bahasa anda, untuk orang di Malaysia. Luahkan apa yang berat di hati melalui sembang, audio atau video. AI ini menjawab pada bila-bila masa, kemudian memberi anda ringkasan.',
    read: 'Baca contoh perbualan',
    study: 'Mohon menyertai kajian',
  },
  steps: {
    plan: {
      title: 'Pilih pelan anda.',
      text: 'Lihat setiap pelan dan harganya sebelum mendaftar.',
    },
    account: {
      title: 'Buka akaun anda.',
      text: 'Daftar dengan e-mel. Pilih bahasa dan masa yang sesuai untuk anda.',
    },
    needs: {
      title: 'Beritahu kami apa yang anda perlukan.',
      text: 'Matlamat atau kerisauan anda, dalam satu ayat atau satu halaman.',
    },
    session: {
      title: 'Mulakan sesi.',
      text: 'Anda berbual dengan AI, bukan manusia, melalui sembang, audio atau video. Tukar bahasa apabila anda mahu.',
    },
    'follow-up': {
      title: 'Teruskan langkah.',
      text: 'Ringkasan selepas setiap sesi, peringatan jika anda mahu, dan latihan sementara menunggu sesi seterusnya.',
    },
    change: {
      title: 'Ubah pada bila-bila masa.',
      text: 'Tukar pelan, pilihan atau jadual anda.',
    },
  },
  differences: {
    title: 'Apa yang membezakan kami',
    local: {
      title: 'Dibina untuk kehidupan di sini',
      text: 'Musim peperiksaan, balik kampung, apa kata mak cik nanti: semuanya diambil kira. Tidak banyak yang perlu anda terangkan.',
    },
    crisis: {
      title: 'AI kedua, khusus untuk tanda bahaya',
      text: 'AI ini turut membaca perbualan untuk mencari tanda bahawa anda mungkin mencederakan diri atau nyawa anda dalam bahaya. Jika salah satu AI mengesan tanda itu, AI berhenti, dan 999 serta nombor talian bantuan kekal di skrin anda. Telefon [999](emergency) jika nyawa anda dalam bahaya, atau anda rasa akan mencederakan diri sendiri. Jangan tunggu AI. AI mungkin terlepas tanda itu.',
      more: 'Apa yang berlaku jika anda dalam bahaya',
    },
    trials: {
      title: 'Diuji di Malaysia dahulu',
      text: 'Terapi ini dibina untuk kita di sini, jadi di sinilah ia mesti terbukti membantu.',
    },
  },
  close: {
    title: 'Sesuaikah untuk anda?',
    learn: 'Ketahui lebih lanjut',
  },
} satisfies Translated<typeof english>
