import { studies } from '../studies.ts'
import type { studyWords as english } from '../en/studies.ts'
import type { Translated } from '../types.ts'

const { heinz, kuta, karyotaki, lim, tan } = studies

/** Studies that the research page names, one line each for what was tried, found and left open. */
export const studyWords = {
  heinz: {
    tried: `AI generatif untuk terapi: ${heinz.people} orang dewasa di Amerika Syarikat, selama ${heinz.weeks} minggu. Separuh daripadanya hanya menunggu giliran.`,
    found: 'Kemurungan dan kegelisahan orang yang menggunakannya lebih berkurang.',
    limit: 'Doktor dan ahli psikologi memantau perbualan, dan boleh campur tangan.',
  },
  kuta: {
    tried: `Tiga kumpulan: AI terapi, ChatGPT, atau tanpa kedua-duanya. ${kuta.people} orang, selama ${kuta.weeks} minggu.`,
    found: 'Kedua-dua AI meredakan kemurungan. AI terapi itu tidak lebih baik daripada ChatGPT.',
    limit: 'Ini baru kajian pertama, dan perubahan yang didapati terlalu kecil untuk bermakna.',
  },
  karyotaki: {
    tried: `Program terapi di internet: ${karyotaki.trials} kajian, ${karyotaki.people} orang.`,
    found:
      'Program itu membantu. Bagi kemurungan yang lebih berat, program itu lebih membantu jika ada orang yang membimbing.',
    limit: 'Kajian ini tidak menggunakan AI, dan kebanyakannya dibuat di negara kaya.',
  },
  lim: {
    tried: `Terapi melalui mesej teks di Malaysia: ${lim.people} pelajar, doktor dan kakitangan, ${lim.months} bulan.`,
    found:
      'Kemurungan dan kegelisahan mereka lebih ringan berbanding orang yang tidak mendapat terapi itu.',
    limit: 'Jawapannya ditulis oleh orang sebenar, bukan AI. Kajian ini di satu universiti sahaja.',
  },
  tan: {
    tried: `Aplikasi untuk mengurus emosi, di samping rawatan biasa: ${tan.people} pesakit di Malaysia, ${tan.weeks} minggu.`,
    found: 'Tiada beza dengan rawatan biasa sahaja.',
    limit: 'Kajian ini terlalu kecil untuk membuat kesimpulan.',
  },
  moore: {
    tried: 'Model AI dan bot “terapi” untuk orang ramai diuji dengan perbualan lakonan.',
    found:
      'Semuanya memandang serong kepada pesakit, tidak menyedari isyarat bunuh diri, dan mengiyakan kepercayaan palsu (delusi).',
    limit:
      'Perbualannya lakonan, bukan pengalaman sebenar. Model yang lebih baharu pun tidak lebih baik.',
  },
} satisfies Translated<typeof english>
