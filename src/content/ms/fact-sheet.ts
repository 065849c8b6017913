import { capitalized } from '../sentences/capitalized.ts'
import { otherTeamsStudies } from '../facts/studies.ts'
import { BRAND, company } from '../facts/company.ts'
import { suicideLaw } from '../facts/law.ts'
import { legal } from './legal.ts'
import type { factSheet as english } from '../en/fact-sheet.ts'
import type { Translated } from '../types.ts'
import { isOpen } from '../facts/stage.ts'
import { otherValues, sources } from '../facts/statistics.ts'
import { countInWords, otherValueTexts, statisticTexts } from './statistics.ts'

const { perNewestCount, olderCount: older, newestCount: newest } = otherValueTexts
const { olderCount, newestCount } = otherValues
const noOffenceSince = legal.inWords(suicideLaw.noOffenceSince)

const others = countInWords(otherTeamsStudies)

/** The part for the press on the research page, and its figures and sources; the rows are in sources.ts. */
export const factSheet = {
  title: 'Angka dan sumber',
  is: 'Maksudnya',
  source: 'Sumber',
  isNot: 'Bukan maksudnya',
  sources: 'Senarai sumber',
  press: {
    title: 'Untuk media',
    text: 'Kami akan menjawab pada hari bekerja yang sama. Mengejar masa? Tulis pukul berapa anda perlukannya dalam subjek.',
    founded: (year) => `Ditubuhkan pada ${year} di Kuala Lumpur.`,
    people: (count) => `${count} orang telah menyertai kajian kami setakat ini.`,
    logo: 'Logo',
    pictures: 'Gambar',
    action: 'Tulis kepada kami',
    subject: 'Pertanyaan media',
    copy: 'Salin',
    copied: 'Sudah disalin',
    selected: 'Sudah dipilih. Salin dengan pelayar anda.',
    boilerplates: [
      {
        title: `Tentang ${BRAND.name}, secara ringkas`,
        text: `${BRAND.name} ialah psikoterapi berasaskan AI yang mengambil kira budaya setempat, untuk Asia Tenggara, bermula dengan Malaysia. Terapi ini dibina di Kuala Lumpur untuk sembang, audio dan video, dalam bahasa Inggeris, Melayu, Mandarin dan Tamil, walaupun bercampur. ${isOpen ? 'Terapi ini sudah dibuka di Malaysia, selepas diuji di sini, dan tidak berdaftar sebagai peranti perubatan.' : 'Terapi ini kini dalam kajian penyelidikan, belum dibuka kepada orang ramai, dan tidak berdaftar sebagai peranti perubatan.'}`,
      },
      {
        title: `Tentang ${BRAND.name}, lebih panjang`,
        text: `${BRAND.name} ialah psikoterapi berasaskan AI yang mengambil kira budaya setempat, untuk Asia Tenggara, bermula dengan Malaysia. Terapi ini dibina di Kuala Lumpur untuk pelajar, golongan profesional yang sibuk dan semua rakyat Malaysia, melalui sembang, audio atau video, di telefon bimbit atau di web, dalam bahasa Inggeris, Melayu, Mandarin dan Tamil, walaupun bercampur. Satu AI berbual dengan pengguna, dan AI kedua mencari tanda bahaya. Kedua-duanya boleh terlepas tanda itu, jadi ${BRAND.name} bukan untuk kecemasan dan tidak menggantikan ahli terapi. Universiti, syarikat, NGO dan penyedia penjagaan kesihatan boleh menyertai kajian. ${isOpen ? `${BRAND.name} sudah dibuka di Malaysia, selepas diuji di sini, dan tidak berdaftar sebagai peranti perubatan.` : `${BRAND.name} masih dalam kajian penyelidikan, belum dibuka kepada orang ramai, dan tidak berdaftar sebagai peranti perubatan.`}`,
      },
    ],
    questions: {
      title: 'Soalan wartawan',
      list: [
        {
          question: 'Siapa yang membinanya?',
          answer: `${company.name}, sebuah syarikat di Kuala Lumpur.`,
        },
        {
          question: 'Bolehkah digunakan sekarang, dan sudah diluluskan?',
          answer: isOpen
            ? 'Sudah dibuka di Malaysia. Tidak berdaftar sebagai peranti perubatan.'
            : 'Masih dalam kajian penyelidikan, dan tidak berdaftar sebagai peranti perubatan. [Apa yang sudah ada](register)',
        },
        {
          question: 'Apa yang diukur dalam kajian?',
          answer:
            'Sama ada tekanan emosi berkurang, AI sempat mengesan bahaya, dan orang terus menggunakannya.',
        },
        {
          question: 'Jika ada bahaya, siapa yang menjawab?',
          answer:
            'AI berhenti dan memaparkan 999 serta talian bantuan. [Apa yang berlaku kemudian](danger)',
        },
        {
          question: 'Siapa boleh membaca perbualan?',
          answer:
            'Kedua-dua AI membaca setiap perkataan; pasukan kami, apa yang perlu untuk analisis. Universiti atau majikan tidak dapat membacanya. [Senarai penuh](readers)',
        },
        {
          question: 'Apa kata kajian pasukan lain?',
          answer: `Terapi dalam talian meredakan kemurungan. Kajian tentang AI masih kecil, dan hasilnya bercanggah. [${capitalized(others)} kajian](studies)`,
        },
        {
          question: 'Apa kata pihak berkuasa?',
          answer:
            'Pada Jun 2026, Menteri Kesihatan Malaysia berkata AI jangan dijadikan sumber untuk saringan atau pengesahan diagnosis. Menurutnya, AI baik untuk maklumat dan sokongan tingkah laku (The Star, 21 Jun 2026). Di Amerika Syarikat, belum ada AI generatif yang diluluskan sebagai peranti kesihatan mental ketika penasihat FDA bersidang pada 6 November 2025. Mereka mahukan pengawasan oleh manusia, pemantauan selepas pelancaran, dan perhatian khusus bagi kanak-kanak (Psychiatric Times).',
        },
        {
          question: 'Mengapa dua angka berbeza?',
          answer: `Nisbah ${statisticTexts.psychiatristRatio} ialah nisbah pada ${sources.ratio2016.year}. Angka ${statisticTexts.psychiatrists} pakar psikiatri terletak antara dua kiraan, ${older} (${olderCount.year}) dengan ${newest} (${newestCount.year}). Mengikut kiraan terakhir, kira-kira seorang bagi ${perNewestCount}.`,
        },
      ],
      ask: 'Perlu logo, gambar, tarikh atau wawancara? Mahu tahu siapa yang meluluskan kajian kami? Tulis kepada kami.',
    },
  },
  reporting: {
    title: 'Jika anda menulis tentang bunuh diri',
    text: [
      `Tulis “meninggal dunia akibat bunuh diri”, dan elakkan kata yang membayangkan jenayah. Sejak ${noOffenceSince}, cubaan bunuh diri tidak lagi menjadi kesalahan jenayah di Malaysia.`,
      'Jangan sebut cara, tempat atau kata-kata terakhir. Jangan salahkan satu punca sahaja.',
      'Di sisi berita, letakkan talian bantuan, dengan nombor dan waktu yang sudah anda semak dengan setiap talian pada hari itu. Jangan telefon 999 untuk menyemak.',
    ],
  },
} satisfies Translated<typeof english>
