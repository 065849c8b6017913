import { peopleIn, studies } from '../studies.ts'
import type { studyWords as english } from '../en/studies.ts'
import type { Translated } from '../types.ts'

const { heinz, kuta, karyotaki, lim, tan } = studies

/** Studies that the research page names, one line each for what was tried, found and left open. */
export const studyWords = {
  heinz: {
    inShort: `menguji AI terapi pada ${heinz.people} orang.`,
    tried: `Selama ${heinz.weeks} minggu, kira-kira separuh daripada ${heinz.people} orang dewasa di Amerika Syarikat menjalani terapi AI generatif; yang lain menunggu.`,
    found: 'Kemurungan dan keresahan peserta terapi AI lebih reda berbanding mereka yang menunggu.',
    limit: 'Doktor dan ahli psikologi mengikuti perbualan itu dan boleh campur tangan.',
  },
  kuta: {
    inShort: `membandingkan dua AI pada ${kuta.people} orang.`,
    tried: `Selama ${kuta.weeks} minggu, sebahagian daripada ${kuta.people} orang menggunakan AI terapi, sebahagian ChatGPT, dan yang lain tidak menggunakan AI.`,
    found: 'Kedua-dua AI meredakan kemurungan, tetapi AI terapi tidak lebih baik daripada ChatGPT.',
    limit: 'Ini kajian pertama, dan kemurungan berkurang terlalu sedikit untuk terasa bezanya.',
  },
  karyotaki: {
    inShort: `menggabungkan data ${peopleIn('karyotaki')} orang.`,
    tried: `Penyelidik menggabungkan ${karyotaki.trials} kajian tentang program terapi dalam talian, dengan ${peopleIn('karyotaki')} orang.`,
    found:
      'Program itu meredakan kemurungan. Orang yang mengalami kemurungan sederhana ke atas mendapat hasil lebih baik jika ada pembimbing.',
    limit: 'Program itu tidak menggunakan AI, dan kebanyakan kajian dibuat di negara kaya.',
  },
  lim: {
    inShort: `menguji terapi melalui teks pada ${lim.people} orang.`,
    tried: `Daripada ${lim.people} pelajar, doktor dan kakitangan di Malaysia, kira-kira separuh menjalani terapi melalui mesej teks selama ${lim.months} bulan.`,
    found: 'Peserta terapi itu kurang murung dan kurang resah berbanding yang tidak menjalaninya.',
    limit: 'Mesej ditulis oleh manusia, bukan AI, dan semua peserta dari satu universiti sahaja.',
  },
  tan: {
    inShort: `menguji aplikasi emosi pada ${tan.people} orang.`,
    tried: `${tan.people} pesakit di Malaysia menerima rawatan biasa selama ${tan.weeks} minggu. Separuh daripada mereka turut menggunakan aplikasi emosi.`,
    found:
      'Keadaan pengguna aplikasi itu tidak lebih baik berbanding mereka yang tidak menggunakannya.',
    limit: 'Kajian ini terlalu kecil untuk memastikan sama ada aplikasi begini membantu.',
  },
  moore: {
    inShort: 'menguji AI, tanpa peserta.',
    tried: 'Model AI dan bot “terapi” untuk orang ramai diuji dengan perbualan lakonan.',
    found:
      'AI itu memandang serong terhadap pesakit, terlepas pandang isyarat bunuh diri, dan mengiyakan delusi. AI yang lebih baharu pun tidak lebih baik daripada yang lama.',
    limit: 'Perbualan dalam kajian ini bukan perbualan sebenar.',
  },
} satisfies Translated<typeof english>
