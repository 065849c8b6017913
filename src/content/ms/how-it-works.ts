import { BRAND } from '../facts/company.ts'
import type { howItWorks as english } from '../en/how-it-works.ts'
import type { Translated } from '../types.ts'
import { allWork, statusOf } from '../facts/claims.ts'
import { isOpen } from '../facts/stage.ts'
import { siteStatus } from './claim-status.ts'
import { product } from './product.ts'

export const howItWorks = {
  meta: {
    title: 'Cara ia berfungsi',
    description: `${BRAND.name} ialah terapi AI dalam bahasa anda, untuk orang di Malaysia. Lihat enam langkahnya dan baca lima contoh perbualan. ${siteStatus}`,
  },
  hero: {
    title: `Terapi dengan ${BRAND.name}, dalam enam langkah.`,
    lead: 'Terapi AI dalam bahasa anda, untuk orang di Malaysia. Luahkan apa yang berat di hati, dan jawab soalan pendek, satu demi satu. Berhentilah apabila anda mahu. Pada akhir perbualan ada satu perkara untuk dicuba malam ini, dan ringkasan untuk disimpan.',
    note: isOpen
      ? allWork('account')
        ? ''
        : 'Langkah 1, 2 dan 6 masih dirancang. Skrin dan kata-katanya contoh.'
      : 'Langkah 3 hingga 5 sedang diuji dalam kajian kami. Langkah lain, dan catatan untuk doktor, kaunselor atau ahli terapi anda, masih dirancang. Skrin dan kata-katanya contoh.',
    method: (approach: string, minutes: number) =>
      `Terapi ini menggunakan ${approach}; satu sesi mengambil masa kira-kira ${minutes} minit.`,
    read: 'Baca contoh perbualan',
    study: 'Mohon menyertai kajian',
    subject: 'Menyertai kajian',
  },
  steps: {
    plan: {
      title: 'Pilih pelan anda.',
      text: 'Anda lihat setiap pelan dan harganya sebelum mendaftar.',
    },
    account: {
      title: 'Buka akaun anda.',
      text: 'Daftar dengan e-mel. Pilih bahasa anda dan masa yang sesuai untuk anda.',
    },
    needs: {
      title: 'Beritahu kami apa yang anda perlukan.',
      text: `Matlamat atau kerisauan anda, dalam satu ayat. ${BRAND.name} bermula dari situ.`,
    },
    session: {
      title: 'Mulakan sesi.',
      text: 'Anda berbual dengan AI melalui sembang, audio atau video. Setiap kali, hanya satu soalan pendek. Akhirnya, ada satu perkara untuk dicuba sebelum tidur. Tukar bahasa apabila anda mahu.',
    },
    'follow-up': {
      title: 'Teruskan sedikit demi sedikit.',
      text: `Selepas setiap sesi: ringkasan, peringatan, latihan. Ringkasan menyebut apa yang berat di hati, apa yang anda sedari, dan satu perkara untuk malam ini. Doktor, kaunselor atau ahli terapi anda ${statusOf('clinicians') === 'planned' ? 'akan mendapat' : 'mendapat'} catatan ringkas, jika anda bersetuju.`,
    },
    change: {
      title: 'Ubah apabila perlu.',
      text: 'Tukar pelan, pilihan atau jadual anda apabila anda mahu. Apa yang anda ubah dirungkai, lalu ditenun semula.',
    },
  },
  screens: {
    plan: {
      choose: 'Pilih tenunan. Dalam kain ini, itulah pelan anda.',
      weaves: { plain: 'Polos', songket: 'Songket', pua: 'Pua' },
      price: 'Pelan dan harga akan tertera di sini.',
    },
    account: {
      languages: 'Bahasa harian anda',
      times: 'Masa yang sesuai',
      time: { morning: 'Pagi', afternoon: 'Tengah hari', evening: 'Petang', night: 'Malam' },
      note: 'Pukul berapa pun, ada jawapan. Pilihan ini untuk peringatan.',
    },
    needs: {
      label: 'Apa yang membawa anda ke sini?',
      stitches: 'Satu huruf, satu petak. Lain bahasa, lain benangnya.',
      privacy: product.ownSentence.privacy,
      help: product.ownSentence.help,
    },
    session: {
      ways: 'Sembang, audio atau video',
      suicide: 'Tentang bunuh diri, bahasa campuran',
      warning:
        'Perbualan ini tentang bunuh diri. Pada penghujungnya ada nombor yang boleh anda telefon. Anda boleh melangkaunya.',
      read: 'Baca',
    },
    followUp: {
      reminders: 'Ingatkan saya esok, 9 malam',
      tools: {
        zh: 'Latihan: catat akaun itu',
        en: 'Latihan: tulis hal esok',
        ms: 'Latihan: minta abang menggantikan anda',
        ta: 'Latihan: luahkan sekali',
      },
      noRecap: 'Selepas perbualan ini tiada ringkasan. Nombor-nombor ini kekal di skrin.',
    },
    change: {
      weave: 'Tenunan pelan anda',
      languages: 'Bahasa',
      times: 'Masa',
      reminders: 'Peringatan',
      on: 'Dihidupkan',
      off: 'Dimatikan',
      none: 'Belum dipilih',
      undo: 'Tukar tenunan',
      done: 'Dirungkai, lalu ditenun semula.',
    },
  },
  whole: {
    title: 'Sehelai kain, enam langkah.',
    text: 'Apa yang anda pilih dan tulis di sini ada di dalamnya. Kami tidak menerima atau menyimpannya: muat semula halaman ini, dan semuanya hilang.',
    keeping: {
      keep: 'Simpan kain ini',
      note: 'Gambar petak-petak benang, tanpa perkataan. Gambar ini dibuat pada peranti ini dan tidak dihantar ke mana-mana.',
      failed: 'Gambar tidak dapat disimpan. Sila cuba lagi.',
    },
  },
  differences: {
    title: 'Apa yang membezakan kami',
    local: {
      title: 'Dibina untuk kehidupan di sini',
      text: 'Musim peperiksaan, balik kampung, apa kata mak cik nanti: semuanya diambil kira, jadi tidak banyak yang perlu anda terangkan.',
    },
    crisis: {
      title: 'AI kedua, khusus mencari tanda bahaya',
      text: 'AI ini turut membaca perbualan untuk mencari tanda bahawa anda mungkin mencederakan diri atau dalam bahaya. Jika salah satu AI mengesan tanda itu, AI berhenti, dan 999 serta nombor talian bantuan kekal di skrin anda. Telefon [999](emergency) jika anda dalam bahaya, atau anda rasa akan mencederakan diri sendiri. Jangan tunggu AI. AI mungkin terlepas tanda itu.',
      more: 'Apa yang berlaku jika anda dalam bahaya',
    },
    trials: {
      title: 'Diuji di Malaysia dahulu',
      text: 'Terapi ini dibina untuk kita di sini, jadi di sinilah ia mesti terbukti membantu.',
      steps: { trials: 'Kajian penyelidikan', validation: 'Pengujian klinikal' },
    },
  },
  close: {
    title: 'Sesuaikah untuk anda?',
    learn: 'Lebih lanjut',
  },
} satisfies Translated<typeof english>
