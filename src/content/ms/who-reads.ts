import { deviceLaw } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { whoReads as english } from '../en/who-reads.ts'
import type { Translated } from '../types.ts'

const notDecided = 'Belum diputuskan.'

/** On the safety page: who reads a session, what happens in danger, and what the product is meant for. */
export const whoReads = {
  readers: {
    title: 'Siapa boleh membaca ayat ini?',
    ends: [
      'Penyulitan hujung ke hujung ada dua hujung. Satu ialah telefon atau komputer anda. Satu lagi ialah sesi itu sendiri, dalam pelayan kami di Malaysia. Di situ ayat anda dibuka, kerana AI yang menjawab perlu membacanya.',
      'Di antara kedua-duanya, yang kelihatan hanya jahitan, juga bagi syarikat yang mengendalikan pelayan. Aplikasi mesej yang kuncinya dipegang oleh dua orang sahaja menjanjikan lebih daripada itu. Belum diputuskan siapa yang memegang kunci bagi apa yang disimpan.',
    ],
    columns: { reader: 'Siapa', sees: 'Apa yang dilihat', when: 'Bila', status: 'Status' },
    rows: {
      you: {
        reader: 'Anda',
        sees: 'Setiap perkataan, dan semua yang lain yang disimpan tentang anda.',
        when: 'Pada bila-bila masa, sehingga anda meminta supaya dipadamkan.',
      },
      sessionAi: {
        reader: 'AI dalam sesi',
        sees: 'Apa yang anda katakan, supaya dapat menjawab.',
        when: 'Semasa sesi berlangsung.',
      },
      riskAi: {
        reader: 'AI yang mencari tanda risiko',
        sees: 'Kata-kata yang sama, hanya untuk mencari tanda bahaya.',
        when: 'Semasa sesi berlangsung.',
      },
      clinician: {
        reader: 'Pengamal klinikal',
        sees: 'Catatan ringkas tentang minggu-minggu antara temu janji. Belum diputuskan apa yang dilihat oleh orang yang mengambil alih apabila ada bahaya.',
        when: 'Jika anda bersetuju, sebelum temu janji.',
      },
      partner: {
        reader: 'Rakan kongsi: kampus anda, majikan anda',
        sees: 'Angka keseluruhan satu kumpulan. Tidak sekali-kali nama, sesi, atau siapa yang menyertainya.',
        when: 'Dalam laporan. Belum diputuskan saiz terkecil kumpulan yang dilaporkan.',
      },
      us: {
        reader: 'Kami sendiri',
        sees: 'Apa yang diperlukan untuk analisis data. Tiada sesiapa membaca sesi anda untuk menjual sesuatu kepada anda.',
        when: 'Selagi anda tidak mengecualikan sesi anda. Belum diputuskan siapa yang boleh melihat, dan sama ada nama dibuang dahulu.',
      },
      police: {
        reader: 'Polis',
        sees: 'Apa yang wajib kami serahkan menurut undang-undang atau perintah mahkamah.',
        when: 'Apabila diwajibkan. Belum diputuskan sama ada sesiapa diberitahu tanpa persetujuan anda dalam kecemasan.',
      },
    },
    trials:
      'Jika anda menyertai kajian, risalah maklumat peserta yang anda terima sebelum bersetuju menyatakan siapa yang membaca.',
  },
  danger: {
    title: 'Apabila bahaya dikesan',
    text: 'Empat langkah, seperti yang dirancang. Apa yang belum diputuskan, kami nyatakan; semuanya mesti diputuskan sebelum sesiapa boleh mendaftar.',
    labels: { who: 'Siapa', hours: 'Waktu', silence: 'Jika tiada yang menjawab' },
    steps: {
      found: {
        title: 'Salah satu AI mengesan tanda bahaya',
        text: 'AI kedua hanya memerhati. Kedua-duanya boleh terlepas pandang.',
        who: 'Dua AI tersebut.',
        hours: 'Setiap kali sesi berlangsung.',
        silence: `Jika kedua-duanya terlepas pandang, tiada sesiapa lagi yang memerhati. Sebab itu ${helplines.emergency.phone.text} ada di setiap halaman.`,
      },
      lines: {
        title: 'Talian krisis didahulukan',
        text: `Sesi berhenti dan menunjukkan nombor yang perlu ditelefon: ${helplines.emergency.phone.text}, kemudian talian di bawah.`,
        who: 'Anda, atau seseorang berdekatan anda, yang menelefon.',
        hours: `${helplines.emergency.phone.text} pada bila-bila masa; talian lain pada waktu masing-masing.`,
        silence: `Cuba talian seterusnya, atau ${helplines.emergency.phone.text}.`,
      },
      person: {
        title: 'Orang sebenar mengambil alih',
        text: 'Seseorang yang bukan AI melihat apa yang mencetuskan amaran, dan bercakap dengan anda.',
        who: notDecided,
        hours: notDecided,
        silence: notDecided,
      },
      outside: {
        title: 'Pihak luar diberitahu',
        text: 'Keluarga, klinik, ambulans atau polis; dan sama ada mereka diberitahu tanpa persetujuan anda.',
        who: notDecided,
        hours: notDecided,
        silence: notDecided,
      },
    },
  },
  use: {
    title: 'Apa tujuannya, dan apa yang bukan tujuannya',
    forWhom: {
      title: 'Untuk siapa',
      text: 'Orang di Malaysia yang mencari sokongan untuk kesihatan mental mereka dan bertutur dalam bahasa Inggeris, Melayu, Mandarin atau Tamil. Umur minimum belum diputuskan.',
    },
    notFor: {
      title: 'Siapa yang tidak patut menggunakannya',
      text: `Sesiapa yang dalam bahaya sekarang: telefon ${helplines.emergency.phone.text}. Belum diputuskan keadaan kesihatan mana yang menghalang penggunaannya; pengamal klinikal perlu menyusun senarai itu sebelum platform dibuka.`,
    },
    noDiagnosis: {
      title: 'Tiada diagnosis',
      text: 'Ia tidak membuat diagnosis atau memberi preskripsi. Ia tidak mengambil tempat ahli terapi: jika anda sudah ada ahli terapi, teruskan berjumpa dengannya.',
    },
    inLaw: {
      title: 'Kedudukannya di sisi undang-undang',
      text: `Belum diputuskan sama ada ia peranti perubatan di bawah Akta Peranti Perubatan ${deviceLaw.year}, dan dalam kelas mana. Ia tidak berdaftar dan bukan untuk dijual.`,
    },
  },
} satisfies Translated<typeof english>
