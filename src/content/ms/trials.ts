import type { trialWords as english } from '../en/trials.ts'
import type { Translated } from '../types.ts'

/** The trial register on the research page. */
export const trialWords = {
  title: 'Senarai percubaan',
  text: 'Percubaan sedang berjalan, dan belum ada butirannya yang diterbitkan. Sebelum ada, satu contoh menunjukkan apa yang perlu dinyatakan dalam setiap catatan di sini.',
  fields: {
    status: 'Status',
    design: 'Reka bentuk',
    ages: 'Umur',
    languages: 'Bahasa',
    site: 'Tempat',
    investigator: 'Penyelidik',
    ethics: 'Kelulusan etika',
    registry: 'Nombor pendaftaran',
    resultsDue: 'Keputusan dijangka',
  },
  sample: 'Contoh, bukan percubaan',
  unknown: 'Belum diterbitkan',
  trials: {
    sample: {
      question: 'Adakah tekanan emosi berkurang?',
    },
  },
} satisfies Translated<typeof english>
