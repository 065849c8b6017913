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
  lead: 'Jika dia nampak lain daripada biasa, mulakan dengan mendengar. Jika anda bimbang dia akan membunuh diri, ada enam perkara yang boleh anda buat.',
  signs: {
    lead: 'Ada yang tidak menyebutnya terus terang:',
    said: [
      'Dah penat hidup.',
      'Kalau saya tak ada, semua orang lagi senang.',
      'Tak lama lagi, saya takkan menyusahkan sesiapa.',
    ],
  },
  words: {
    title: 'Anda boleh bermula begini',
    ask: 'Jika anda bimbangkan nyawanya, tanya terus terang:',
  },
  acts: [
    {
      title: 'Dengar',
      text: 'Biar dia meluahkan isi hatinya. Anda tidak perlu menyelesaikan apa-apa.',
    },
    {
      title: 'Tanya terus terang',
      text: 'Tanya dengan tenang, adakah dia terfikir untuk membunuh diri. Sebut perkataan “bunuh diri” itu. Pertanyaan anda tidak akan menimbulkan atau menguatkan fikiran itu. Jika jawabnya ya, buat tiga langkah seterusnya.',
    },
    {
      title: 'Temani dia',
      text: `Telefon ${helplines.emergency.phone.text} jika anda takut dia akan cuba membunuh diri, dan temani dia sehingga bantuan tiba.`,
    },
    {
      title: 'Jauhkan benda berbahaya',
      text: 'Jauhkan apa sahaja yang boleh digunakannya untuk mencederakan diri, jika anda dapat melakukannya dengan selamat.',
    },
    {
      title: 'Telefon bersama-sama',
      text: `Telefon talian bantuan bersama-sama, misalnya Befrienders: [${helplines.befrienders.phone.text}](befrienders). Anda juga boleh menelefon sendiri dahulu, dan bertanya apa yang patut dibuat.`,
    },
    {
      title: 'Jaga diri anda juga',
      text: 'Ceritakan kepada orang yang anda percayai, dan berehatlah.',
    },
  ],
  treatment: 'Bantu dia mendapatkan rawatan',
  child: {
    title: 'Jika dia anak anda',
    serious: {
      ask: 'Sekadar mood, atau lebih serius?',
      answer: `Serius jika mana-mana satu daripada ini berlarutan lebih daripada dua minggu: sangat sedih atau menyendiri, makan jauh lebih banyak atau jauh lebih sedikit, minum arak atau mengambil dadah, atau terlalu takut untuk menjalani hari biasa. Jangan tunggu jika dia mencederakan diri atau bercakap tentang bunuh diri. Ikut langkah di bawah “${urgent}”.`,
    },
    use: {
      ask: `Boleh dia guna ${BRAND.name}?`,
      answer: minimumAge
        ? isOpen
          ? `Ya, mulai umur ${minimumAge}\u00a0tahun.`
          : `Belum boleh. Nanti, mulai umur ${minimumAge}\u00a0tahun.`
        : isOpen
          ? 'Ada umur minimum untuk mendaftar.'
          : 'Belum boleh, kerana belum dibuka kepada sesiapa. Kami akan mengumumkan umur minimum sebelum pendaftaran dibuka.',
    },
    silent: {
      ask: 'Kalau dia tidak mahu bercakap?',
      answer:
        'Temani dia. Dalam kereta atau sambil membasuh pinggan, berbual kadang-kadang lebih mudah: “Tak payah cakap apa-apa. Kita naik kereta saja.” Katakan anda sedia mendengar bila-bila masa, dan tanya dengan siapa lagi dia mahu bercerita.',
    },
    week: {
      ask: 'Apa yang boleh saya buat minggu ini?',
      answer:
        'Pergi ke klinik kesihatan bersamanya. Boleh datang terus, tetapi yang ada temu janji didahulukan. Atau minta masa berjumpa kaunselor sekolah.',
    },
    see: 'Dapatkah anda melihat apa yang diceritakannya?',
    readers: '[Siapa boleh membaca apa yang diceritakannya?](readers)',
  },
  refused: {
    title: 'Jika anak dewasa atau orang dewasa lain menolak bantuan',
    text: `Jika mendesak, telefon 999, walaupun dia membantah. Jika tidak, anda sendiri boleh [menelefon talian bantuan](openToday). Jangan putus hubungan dengannya, dan tanya lagi tidak lama kemudian. ${BRAND.name} tidak dapat menjenguknya atau menghantar sesiapa kepadanya.`,
    underage: 'Jika anda berumur bawah 18\u00a0tahun, beritahu orang dewasa yang anda percayai.',
  },
  urgent: {
    title: urgent,
    text: `Telefon ${helplines.emergency.phone.text} dan jangan tinggalkan dia seorang diri jika dia sudah mencederakan diri sendiri, walaupun tiada luka kelihatan. Lakukan yang sama jika dia berkata mahu membunuh diri hari ini atau tidak lama lagi, atau benda yang mahu digunakannya sudah ada padanya.`,
    law: helplineFacts.noOffence,
  },
} satisfies Translated<typeof english>
