import { BRAND } from '../facts/company.ts'
import type { howItWorks as english } from '../en/how-it-works.ts'
import type { Translated } from '../types.ts'
import { allWork, statusOf } from '../facts/claims.ts'
import { isOpen } from '../facts/stage.ts'
import { siteStatus } from './claim-status.ts'
import { product } from './product.ts'

export const howItWorks = {
  meta: {
    title: 'Begini caranya',
    description: `Terapi AI dalam bahasa anda, untuk orang di Malaysia. Ikuti enam langkah ${BRAND.name} dan baca lima contoh perbualan. ${siteStatus}`,
  },
  hero: {
    title: `Enam langkah bersama ${BRAND.name}.`,
    lead: 'Terapi AI dalam bahasa anda, untuk orang di Malaysia. Luahkan apa yang berat di hati. Soalannya pendek, satu demi satu, dan anda boleh berhenti bila-bila masa. Habis berbual, ada satu perkara untuk dicuba malam ini, dan ringkasan untuk disimpan.',
    note: isOpen
      ? allWork('account')
        ? ''
        : 'Langkah 1, 2 dan 6 masih dirancang. Skrin dan ayatnya contoh sahaja.'
      : 'Langkah 3 hingga 5 sedang diuji dalam kajian kami. Langkah lain dan catatan untuk doktor, kaunselor atau ahli terapi anda masih dirancang. Skrin dan ayatnya contoh sahaja.',
    method: (approach: string, minutes: number) =>
      `Pendekatannya ${approach}; satu sesi kira-kira ${minutes}\u00a0minit.`,
    read: 'Baca contoh perbualan',
    study: 'Mohon menyertai kajian',
    subject: 'Menyertai kajian',
  },
  steps: {
    plan: {
      title: 'Pilih pelan anda.',
      text: 'Semua pelan dan harganya dipaparkan sebelum anda mendaftar.',
    },
    account: {
      title: 'Buka akaun anda.',
      text: 'Daftar dengan e-mel. Pilih bahasa, dan masa yang sesuai.',
    },
    needs: {
      title: 'Ceritakan keperluan anda.',
      text: `Apa matlamat atau kerisauan anda? Satu ayat pun cukup. Dari situ ${BRAND.name} bermula.`,
    },
    session: {
      title: 'Mulakan sesi.',
      text: 'Berbuallah dengan AI melalui sembang, audio atau video, dan tukar bahasa sesuka hati. Soalannya pendek. Akhirnya, ada satu perkara untuk dicuba sebelum tidur.',
    },
    'follow-up': {
      title: 'Teruskan sedikit demi sedikit.',
      text: `Setiap kali selesai: ringkasan, peringatan, latihan. Dalam ringkasan ada apa yang berat di hati, apa yang anda sedari, dan satu perkara untuk malam ini. Jika anda bersetuju, doktor, kaunselor atau ahli terapi anda ${statusOf('clinicians') === 'planned' ? 'akan mendapat' : 'mendapat'} catatan ringkas.`,
    },
    change: {
      title: 'Ubah bila-bila masa.',
      text: 'Tukar pelan, pilihan atau jadual apabila perlu. Yang diubah dirungkai, lalu ditenun semula.',
    },
  },
  screens: {
    plan: {
      choose: 'Pilih tenunan. Dalam kain ini, itulah pelan anda.',
      weaves: { plain: 'Polos', songket: 'Songket', pua: 'Pua' },
      price: 'Pelan dan harga akan dipaparkan di sini.',
    },
    account: {
      languages: 'Bahasa harian anda',
      atLeastOne: 'Pilih sekurang-kurangnya satu bahasa.',
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
        'Perbualan ini tentang bunuh diri. Di penghujungnya ada nombor untuk ditelefon. Anda boleh melangkaunya.',
      read: 'Baca',
    },
    followUp: {
      of: {
        end: (language) => `Penghujung contoh bahasa ${language}`,
        read: (language) => `Daripada contoh yang anda baca: ${language}`,
      },
      readOn: 'Sambung baca',
      reminders: 'Ingatkan saya esok, 9\u00a0malam',
      tools: {
        zh: 'Latihan: catat akaun itu',
        en: 'Latihan: tulis hal esok',
        ms: 'Latihan: minta abang menggantikan anda',
        ta: 'Latihan: luahkan sekali',
      },
      noRecap: 'Perbualan ini tiada ringkasan. Nombor-nombor ini kekal di skrin.',
      another: 'Baca perbualan lain',
    },
    change: {
      weave: 'Tenunan pelan anda',
      languages: 'Bahasa',
      times: 'Masa',
      reminders: 'Peringatan',
      done: 'Dirungkai, lalu ditenun semula.',
    },
  },
  whole: {
    title: 'Sehelai kain, enam langkah.',
    text: 'Apa yang anda pilih dan tulis di sini ada di dalamnya. Kami tidak menerima atau menyimpannya: muat semula halaman ini, hilanglah semuanya.',
    keeping: {
      keep: 'Simpan kain ini',
      note: 'Gambar petak benang, tanpa perkataan. Dibuat pada peranti ini, tidak dihantar ke mana-mana.',
      saved: 'Lihat dalam muat turun anda.',
      failed: 'Gambar tidak dapat disimpan. Sila cuba lagi.',
    },
  },
  differences: {
    title: 'Apa bezanya kami',
    local: {
      title: 'Dibina untuk kehidupan kita',
      text: 'Musim peperiksaan, balik kampung, apa kata mak cik nanti: semuanya diambil kira, jadi tidak banyak yang perlu diterangkan.',
    },
    crisis: {
      title: 'AI kedua, khusus mencari tanda bahaya',
      text: 'AI ini turut membaca perbualan, mencari tanda bahawa anda mungkin mencederakan diri atau dalam bahaya. Jika salah satu AI mengesannya, AI berhenti, dan 999 serta nombor talian bantuan kekal di skrin. Telefon [999](emergency) jika anda dalam bahaya, atau takut akan mencederakan diri sendiri. Jangan tunggu AI. Kedua-dua AI boleh terlepas tanda itu.',
      more: 'Bagaimana jika saya dalam bahaya?',
    },
    trials: {
      title: 'Diuji di Malaysia dahulu',
      text: 'Dibina untuk kita di sini, jadi di sinilah keberkesanannya mesti dibuktikan.',
      steps: { trials: 'Kajian penyelidikan', validation: 'Pengesahan klinikal' },
    },
  },
  close: {
    title: 'Sesuai untuk anda?',
    learn: 'Lebih lanjut',
  },
} satisfies Translated<typeof english>
