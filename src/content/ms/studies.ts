import { studies } from '../studies.ts'
import type { studyWords as english } from '../en/studies.ts'
import type { Translated } from '../types.ts'

const { heinz, kuta, karyotaki, lim, tan } = studies

/** Studies that the research page names, one line each for what was tried, found and left open. */
export const studyWords = {
  heinz: {
    tried: `AI generatif sebagai ahli terapi: ${heinz.people} orang dewasa di Amerika Syarikat, ${heinz.weeks} minggu; separuh daripadanya menunggu giliran.`,
    found: 'Kemurungan dan kegelisahan lebih reda dalam kalangan orang yang menggunakannya.',
    limit: 'Doktor dan ahli psikologi memantau, dan boleh campur tangan.',
  },
  kuta: {
    tried: `AI terapi, ChatGPT atau tanpa kedua-duanya: ${kuta.people} orang, ${kuta.weeks} minggu.`,
    found: 'Kedua-dua AI meredakan kemurungan. AI terapi itu tidak lebih baik daripada ChatGPT.',
    limit: 'Ini baru kajian pertama, dan perubahannya terlalu kecil untuk membawa banyak erti.',
  },
  karyotaki: {
    tried: `Program terapi di internet: ${karyotaki.trials} kajian, ${karyotaki.people} orang.`,
    found:
      'Program itu membantu. Bagi kemurungan yang lebih berat, program itu lebih membantu jika ada orang yang membimbing.',
    limit: 'Tanpa AI, dan kebanyakannya di negara kaya.',
  },
  lim: {
    tried: `Terapi melalui mesej teks di Malaysia: ${lim.people} pelajar, doktor dan kakitangan, ${lim.months} bulan.`,
    found: 'Kemurungan dan kegelisahan lebih ringan daripada tanpa terapi itu.',
    limit: 'Orang sebenar yang menulis jawapannya, bukan AI. Satu universiti sahaja.',
  },
  tan: {
    tried: `Aplikasi emosi di samping rawatan biasa di Malaysia: ${tan.people} pesakit, ${tan.weeks} minggu.`,
    found: 'Tiada beza dengan rawatan biasa sahaja.',
    limit: 'Kajian ini terlalu kecil untuk membuat kesimpulan.',
  },
  moore: {
    tried: 'Model AI dan bot “terapi” untuk orang ramai, diuji dengan perbualan lakonan.',
    found: 'Semuanya menunjukkan stigma, tidak menyedari isyarat bunuh diri dan mengiyakan delusi.',
    limit:
      'Perbualannya lakonan, bukan pengalaman sebenar. Model yang lebih baharu pun tidak lebih baik.',
  },
} satisfies Translated<typeof english>
