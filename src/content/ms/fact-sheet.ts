import { BRAND, suicideLaw } from '../facts.ts'
import { legal } from './legal.ts'
import type { factSheet as english } from '../en/fact-sheet.ts'
import type { Translated } from '../types.ts'

const noOffenceSince = legal.inWords(suicideLaw.noOffenceSince)

/** The fact sheet of the research page; its rows are in sources.ts. */
export const factSheet = {
  title: 'Helaian fakta',
  text: 'Inilah lapan angka yang kami gunakan, tepat seperti di halaman lain.',
  more: 'Apa yang tidak ditunjukkan oleh angka ini, dan cara memetiknya',
  doesNotMean: 'Apa yang tidak ditunjukkan oleh angka ini',
  newer: 'Angka yang lebih baharu',
  cite: 'Cara memetik',
  cited: (line, source) => `${line} (${source}).`,
  sources: 'Sumber',
  reporting: {
    title: 'Jika anda menulis tentang bunuh diri',
    text: [
      `Tulis “meninggal dunia akibat bunuh diri”, dan elakkan kata yang membayangkan jenayah. Sejak ${noOffenceSince}, cubaan bunuh diri tidak lagi menjadi kesalahan jenayah di Malaysia.`,
      'Jangan sebut cara, tempat atau kata-kata terakhir. Jangan sekali-kali menyalahkan satu punca sahaja.',
      'Bersama berita itu, sertakan nombor dan waktu talian bantuan yang sudah anda semak dengan setiap talian pada hari siaran. Jangan telefon 999 untuk menyemak.',
    ],
  },
  press: {
    title: 'Untuk media',
    quote: `${BRAND.name} ialah psikoterapi berasaskan AI yang mengambil kira budaya setempat, untuk Asia Tenggara, bermula dengan Malaysia. Terapi ini direka untuk sembang, audio dan video, dalam bahasa Inggeris, Melayu, Mandarin dan Tamil. Platform ini masih dibangunkan dan diuji dalam kajian di Malaysia. Platform ini belum dibuka kepada orang ramai, tidak dijual, dan tidak berdaftar sebagai peranti perubatan.`,
    text: 'Kami berusaha menjawab pada hari bekerja yang sama.',
    action: 'Tulis kepada kami',
    subject: 'Pertanyaan media',
  },
} satisfies Translated<typeof english>
