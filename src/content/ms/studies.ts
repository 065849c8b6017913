import { BRAND } from '../facts/company.ts'
import { peopleIn, studies } from '../facts/studies.ts'
import type { studyWords as english } from '../en/studies.ts'
import type { Translated } from '../types.ts'

const { heinz, kuta, karyotaki, lim, tan } = studies

/** What each study found, its limit, and what it means for how we build. */
export const studyWords = {
  karyotaki: {
    found: `Dalam ${karyotaki.trials} kajian dengan ${peopleIn('karyotaki')} orang, program dalam talian meredakan kemurungan. Jika kemurungan lebih daripada ringan, hasilnya lebih baik dengan pembimbing.`,
    limit: 'Tanpa AI, dan kebanyakannya di negara kaya.',
    meaning: `${BRAND.name} bekerja di sisi ahli terapi, bukan mengambil tempatnya.`,
  },
  lim: {
    found: `Kira-kira separuh daripada ${lim.people} pelajar, doktor dan kakitangan di Malaysia menjalani terapi bertulis selama tiga bulan. Kemurungan dan keresahan mereka lebih reda.`,
    limit: 'Yang menulis mesej itu manusia, di satu universiti.',
  },
  tan: {
    found: `${tan.people} pesakit di Malaysia. Aplikasi emosi di samping rawatan biasa tidak membawa perubahan dalam empat minggu.`,
    limit: 'Terlalu kecil untuk memberi jawapan.',
    meaning: 'Malaysia perlu kajiannya sendiri, dan kami menjalankannya di sini.',
  },
  moore: {
    found:
      'Dalam perbualan ujian, model AI, termasuk yang lebih baharu, memandang serong terhadap pesakit, terlepas isyarat bunuh diri dan mengiyakan delusi.',
    limit: 'Bukan perbualan sebenar.',
    meaning: 'Tugas AI kedua satu sahaja: mencari tanda bahaya.',
  },
  kuta: {
    found: `${kuta.people} orang, tiga minggu. AI terapi dan ChatGPT sama-sama meredakan kemurungan. AI terapi tidak lebih baik.`,
    limit: 'Ujian pertama, dan kesannya kecil.',
  },
  heinz: {
    found: `${heinz.people} orang dewasa di Amerika Syarikat. Empat minggu dengan AI generatif lebih meredakan kemurungan dan keresahan daripada menunggu.`,
    limit: 'Doktor dan ahli psikologi memerhati dan boleh campur tangan.',
  },
} satisfies Translated<typeof english>
