import { peopleIn, studies } from '../studies.ts'
import type { studyWords as english } from '../en/studies.ts'
import type { Translated } from '../types.ts'

const { heinz, kuta, karyotaki, lim, tan } = studies

/** Studies that the research page names, one line each for what was tried, found and left open. */
export const studyWords = {
  heinz: {
    inShort: `menguji AI terapi pada ${heinz.people} orang.`,
    tried: `Selama ${heinz.weeks} minggu, separuh daripada ${heinz.people} orang dewasa di Amerika Syarikat menjalani terapi AI generatif, separuh lagi menunggu.`,
    found: 'Kemurungan dan kegelisahan peserta terapi AI lebih reda daripada mereka yang menunggu.',
    limit: 'Doktor dan ahli psikologi memantau dan boleh campur tangan.',
  },
  kuta: {
    inShort: `membandingkan dua AI pada ${kuta.people} orang.`,
    tried: `Selama ${kuta.weeks} minggu, ${kuta.people} orang diberi AI terapi atau ChatGPT, atau tidak diberi satu pun.`,
    found: 'Kedua-dua AI meredakan kemurungan, tetapi AI terapi tidak lebih baik daripada ChatGPT.',
    limit: 'Ini baru kajian pertama; perubahannya kecil dan tidak begitu bermakna.',
  },
  karyotaki: {
    inShort: `menggabungkan data ${peopleIn('karyotaki')} orang.`,
    tried: `Program terapi dalam talian diuji pada ${peopleIn('karyotaki')} orang dalam ${karyotaki.trials} kajian.`,
    found:
      'Program itu membantu. Bagi kemurungan sederhana ke atas, hasilnya lebih baik jika ada pembimbing.',
    limit: 'Program itu tidak menggunakan AI, dan kebanyakan kajian dibuat di negara kaya.',
  },
  lim: {
    inShort: `menguji terapi melalui teks pada ${lim.people} orang.`,
    tried: `Selama ${lim.months} bulan, terapi melalui mesej teks diuji pada ${lim.people} pelajar, doktor dan kakitangan di Malaysia.`,
    found: 'Peserta terapi itu kurang murung dan kurang gelisah daripada yang tidak menjalaninya.',
    limit: 'Jawapan ditulis oleh orang sebenar, bukan AI. Kajian di satu universiti sahaja.',
  },
  tan: {
    inShort: `menguji aplikasi emosi pada ${tan.people} orang.`,
    tried: `Sebuah aplikasi pengurusan emosi diuji selama ${tan.weeks} minggu pada ${tan.people} pesakit di Malaysia, di samping rawatan biasa.`,
    found: 'Hasilnya tidak berbeza daripada rawatan biasa tanpa aplikasi.',
    limit: 'Kajian ini terlalu kecil untuk memberi jawapan muktamad.',
  },
  moore: {
    inShort: 'menguji AI umum tanpa peserta.',
    tried: 'Model AI dan bot “terapi” untuk orang ramai diuji dengan perbualan lakonan.',
    found:
      'AI itu memandang serong terhadap pesakit, terlepas pandang isyarat bunuh diri, dan mengiyakan delusi.',
    limit:
      'Perbualan itu hanya ujian, bukan perbualan sebenar. Model yang lebih baharu pun tidak lebih baik.',
  },
} satisfies Translated<typeof english>
