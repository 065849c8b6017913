import { studies } from '../studies.ts'
import type { studyWords as english } from '../en/studies.ts'
import type { Translated } from '../types.ts'

const { heinz, kuta, karyotaki, lim, tan } = studies

/** Studies that the research page names, one line each for what was tried, found and left open. */
export const studyWords = {
  heinz: {
    tried: `Selama ${heinz.weeks} minggu, separuh daripada ${heinz.people} orang dewasa di Amerika Syarikat menggunakan AI generatif sebagai ahli terapi. Separuh lagi hanya menunggu.`,
    found: 'Kemurungan dan kegelisahan pengguna AI lebih reda berbanding mereka yang menunggu.',
    limit: 'Doktor dan ahli psikologi memantau perbualan, dan boleh campur tangan.',
  },
  kuta: {
    tried: `Selama ${kuta.weeks} minggu, ${kuta.people} orang menggunakan AI terapi, ChatGPT, atau tidak menggunakan kedua-duanya.`,
    found: 'Kedua-dua AI meredakan kemurungan, tetapi AI terapi tidak lebih baik daripada ChatGPT.',
    limit: 'Ini baru kajian pertama, dan perubahannya terlalu kecil untuk benar-benar bermakna.',
  },
  karyotaki: {
    tried: `Program terapi dalam talian diuji dalam ${karyotaki.trials} kajian yang melibatkan ${karyotaki.people} orang.`,
    found:
      'Program itu membantu. Bagi kemurungan yang melebihi tahap ringan, program itu lebih membantu jika ada orang yang membimbing.',
    limit: 'Program itu tidak menggunakan AI, dan kebanyakan kajian dibuat di negara kaya.',
  },
  lim: {
    tried: `Selama ${lim.months} bulan, terapi melalui mesej teks diuji dalam kalangan ${lim.people} pelajar, doktor dan kakitangan di Malaysia.`,
    found:
      'Kemurungan dan kegelisahan mereka lebih ringan berbanding orang yang tidak mendapat terapi itu.',
    limit:
      'Orang sebenar yang menulis jawapannya, bukan AI. Kajian dibuat di satu universiti sahaja.',
  },
  tan: {
    tried: `Selama ${tan.weeks} minggu, aplikasi untuk mengurus emosi diuji bersama rawatan biasa dalam kalangan ${tan.people} pesakit di Malaysia.`,
    found: 'Hasilnya tidak berbeza daripada rawatan biasa sahaja.',
    limit: 'Kajian ini terlalu kecil untuk memberi jawapan muktamad.',
  },
  moore: {
    tried: 'Model AI dan bot “terapi” untuk orang ramai diuji dengan perbualan lakonan.',
    found:
      'AI itu memandang serong terhadap pesakit, terlepas pandang isyarat bunuh diri, dan mengiyakan delusi.',
    limit:
      'Perbualan itu lakonan, bukan kisah sebenar. Model yang lebih baharu pun tidak lebih baik.',
  },
} satisfies Translated<typeof english>
