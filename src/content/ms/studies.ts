import { BRAND } from '../facts/company.ts'
import { peopleIn, studies } from '../facts/studies.ts'
import type { studyWords as english } from '../en/studies.ts'
import type { Translated } from '../types.ts'

const { heinz, kuta, karyotaki, lim, tan } = studies

/** What each study found, its limit, and what it means for how we build. */
export const studyWords = {
  karyotaki: {
    found: `Dalam ${karyotaki.trials} kajian dengan ${peopleIn('karyotaki')} orang, program dalam talian meredakan kemurungan. Bagi kemurungan sederhana ke atas, hasilnya lebih baik jika ada pembimbing.`,
    limit: 'Tiada AI, dan kebanyakannya di negara kaya.',
    meaning: `${BRAND.name} digunakan bersama ahli terapi, bukan menggantikannya.`,
  },
  lim: {
    found: `Kira-kira separuh daripada ${lim.people} pelajar, doktor dan kakitangan di Malaysia menjalani terapi melalui teks selama tiga bulan. Kemurungan dan keresahan mereka lebih reda.`,
    limit: 'Mesej ditulis oleh manusia, bukan AI, di satu universiti.',
  },
  tan: {
    found: `${tan.people} pesakit di Malaysia. Aplikasi kesihatan emosi di samping rawatan biasa tidak membawa perbezaan dalam empat minggu.`,
    limit: 'Terlalu kecil untuk memberikan jawapan.',
    meaning: 'Malaysia memerlukan kajiannya sendiri, dan kami menjalankannya di sini.',
  },
  moore: {
    found:
      'Dalam perbualan lakonan, model AI, termasuk yang lebih baharu, memandang serong terhadap pesakit, terlepas pandang isyarat bunuh diri dan mengiyakan delusi.',
    limit: 'Perbualan itu bukan perbualan sebenar.',
    meaning: 'AI kedua ada satu tugas: mencari tanda bahaya.',
  },
  kuta: {
    found: `${kuta.people} orang, tiga minggu. AI terapi dan ChatGPT sama-sama meredakan kemurungan. AI terapi tidak lebih baik.`,
    limit: 'Kajian pertama, dan kesannya kecil.',
  },
  heinz: {
    found: `${heinz.people} orang dewasa di Amerika Syarikat. Empat minggu dengan AI generatif lebih meredakan kemurungan dan keresahan berbanding menunggu.`,
    limit: 'Doktor dan ahli psikologi memerhati dan boleh campur tangan.',
  },
} satisfies Translated<typeof english>
