import { BRAND } from '../facts/company.ts'
import { helplines } from '../facts/helplines.ts'
import { isOpen } from '../facts/stage.ts'
import { owner } from '../owner.ts'
import type { worried as english } from '../en/worried.ts'
import type { Translated } from '../types.ts'
import { helplineFacts } from './helpline-facts.ts'

const { minimumAge } = owner
const urgent = 'Jika keadaan mendesak'

/** For whoever fears for somebody else. Waits for a clinician (content/reviews/awaiting-sign-off.ts). */
export const worried = {
  title: 'Risaukan seseorang?',
  lead: 'Jika seseorang nampak berubah, mulakan dengan mendengar. Jika anda bimbang dia akan membunuh diri, enam langkah ini boleh anda ambil.',
  signs: {
    lead: 'Ada yang tidak menyebutnya terus terang:',
    said: [
      'Dah penat hidup.',
      'Kalau saya tak ada, semua orang lagi senang.',
      'Lepas ni tak payah susah hati pasal saya lagi.',
    ],
  },
  words: {
    title: 'Anda boleh bermula begini',
    ask: 'Jika anda bimbangkan nyawanya, tanya terus terang:',
  },
  acts: [
    {
      title: 'Dengar',
      text: 'Biar dia meluahkan isi hatinya. Anda tidak perlu menyelesaikan masalahnya.',
    },
    {
      title: 'Tanya terus terang',
      text: 'Tanya dengan tenang sama ada dia terfikir untuk membunuh diri. Sebut perkataan “bunuh diri” itu. Bertanya tidak akan menimbulkan atau menguatkan fikiran itu. Jika dia mengiakan, buat tiga langkah seterusnya.',
    },
    {
      title: 'Temani dia',
      text: `Telefon ${helplines.emergency.phone.text} jika anda takut dia akan cuba membunuh diri, dan temani dia sehingga bantuan tiba.`,
    },
    {
      title: 'Jauhkan benda berbahaya',
      text: 'Jauhkan apa sahaja yang boleh digunakannya untuk mencederakan diri, tetapi jangan bahayakan diri anda.',
    },
    {
      title: 'Telefon bersama-sama',
      text: 'Telefon talian bantuan bersamanya. Anda juga boleh menelefon sendiri dahulu, dan bertanya apa yang patut dibuat.',
    },
    {
      title: 'Jaga diri anda juga',
      text: 'Ceritakan hal ini kepada orang yang anda percayai, dan berehatlah.',
    },
  ],
  treatment: 'Bantu dia mendapatkan rawatan',
  child: {
    title: 'Jika dia anak anda',
    serious: {
      ask: 'Bila ini bukan sekadar perubahan mood?',
      answer: `Apabila sudah lebih dua minggu dia sangat sedih atau menyendiri, makan terlalu banyak atau terlalu sedikit, mengambil arak atau dadah, atau takut sampai terganggu kehidupan hariannya. Jangan tunggu jika dia mencederakan diri atau bercakap tentang bunuh diri. Ikut “${urgent}”.`,
    },
    use: {
      ask: `Bolehkah dia menggunakan ${BRAND.name}?`,
      answer: minimumAge
        ? isOpen
          ? `Ya, mulai umur ${minimumAge} tahun.`
          : `Belum boleh. Nanti, mulai umur ${minimumAge} tahun.`
        : isOpen
          ? 'Ada umur minimum untuk mendaftar.'
          : 'Belum boleh. Kami akan mengumumkan umur minimum sebelum pendaftaran dibuka.',
    },
    silent: {
      ask: 'Bagaimana jika dia tidak mahu bercakap?',
      answer:
        'Temani dia. Berbual di dalam kereta atau sambil mencuci pinggan boleh jadi lebih mudah. Katakan bahawa anda sedia mendengar pada bila-bila masa, dan tanya dengan siapa lagi dia mahu bercakap.',
    },
    week: {
      ask: 'Apa yang boleh saya buat minggu ini?',
      answer:
        'Pergi ke klinik kesihatan bersamanya. Anda boleh datang tanpa temu janji, tetapi temu janji didahulukan. Atau minta masa berjumpa kaunselor sekolah.',
    },
    see: 'Adakah anda dapat melihat apa yang diceritakannya?',
    readers: '[Lihat siapa yang boleh membaca apa yang diceritakannya](readers)',
  },
  refused: {
    title: 'Jika dia sudah dewasa dan menolak bantuan',
    text: `Telefon 999 jika keadaan mendesak, walaupun dia membantah. Jika tidak mendesak, telefon sendiri talian bantuan. Teruslah berhubung dengannya. Tanya lagi, dan jangan tunggu lama. ${BRAND.name} tidak dapat menjenguknya atau menghantar sesiapa kepadanya.`,
    underage: 'Jika anda berumur bawah 18 tahun, beritahu orang dewasa yang anda percayai.',
  },
  urgent: {
    title: urgent,
    text: `Telefon ${helplines.emergency.phone.text} dan jangan tinggalkan dia seorang diri jika dia sudah mencederakan diri sendiri. Lakukan yang sama jika dia berkata mahu membunuh diri hari ini atau tidak lama lagi, atau sudah ada sesuatu di sisinya untuk melakukannya.`,
    law: helplineFacts.noOffence,
  },
} satisfies Translated<typeof english>
