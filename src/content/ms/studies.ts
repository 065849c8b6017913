import { studies } from '../studies.ts'
import type { studyWords as english } from '../en/studies.ts'
import type { Translated } from '../types.ts'

const { heinz, kuta, karyotaki, lim, tan } = studies

/** Studies that the research page names, one line each for what was tried, found and left open. */
export const studyWords = {
  heinz: {
    tried: `Ahli terapi daripada AI generatif, bagi ${heinz.people} orang dewasa di Amerika Syarikat selama ${heinz.weeks} minggu; separuh daripada mereka hanya menunggu giliran.`,
    found: 'Kemurungan dan kegelisahan lebih reda berbanding mereka yang menunggu.',
    limit: 'Doktor dan ahli psikologi memantau, dan boleh campur tangan.',
  },
  kuta: {
    tried: `AI terapi, ChatGPT atau tanpa kedua-duanya, bagi ${kuta.people} orang selama ${kuta.weeks} minggu.`,
    found: 'Kedua-dua AI meredakan kemurungan. AI terapi itu tidak lebih baik daripada ChatGPT.',
    limit: 'Kajian pertama; perubahannya terlalu kecil untuk banyak bererti.',
  },
  karyotaki: {
    tried: `Program terapi di internet: ${karyotaki.trials} kajian, ${karyotaki.people} orang.`,
    found:
      'Program itu membantu; apabila kemurungan tidak lagi ringan, lebih lagi dengan bimbingan seseorang.',
    limit: 'Tanpa AI, dan kebanyakannya di negara kaya.',
  },
  lim: {
    tried: `Terapi melalui mesej teks di Malaysia bagi ${lim.people} pelajar, doktor dan kakitangan selama ${lim.months} bulan.`,
    found: 'Kemurungan dan kegelisahan lebih ringan berbanding tanpanya.',
    limit: 'Orang sebenar yang menulis jawapannya, bukan AI. Satu universiti sahaja.',
  },
  tan: {
    tried: `Aplikasi emosi di samping rawatan biasa di Malaysia bagi ${tan.people} pesakit selama ${tan.weeks} minggu.`,
    found: 'Tiada beza dengan rawatan biasa sahaja.',
    limit: 'Terlalu kecil untuk memberi kata putus.',
  },
  moore: {
    tried: 'Model AI dan bot “terapi” yang digunakan orang ramai, diuji dengan perbualan lakonan.',
    found: 'Semuanya menunjukkan stigma, tidak menyedari isyarat bunuh diri dan mengiyakan delusi.',
    limit: 'Lakonan, bukan pengalaman sebenar; model yang lebih baharu pun tidak lebih baik.',
  },
} satisfies Translated<typeof english>
