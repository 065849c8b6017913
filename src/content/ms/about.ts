import { BRAND, company, published, sources } from '../facts.ts'
import type { AboutContent } from '../types/about.ts'
import { figureTexts, publishedTexts } from './figures.ts'

export const about = {
  meta: {
    title: 'Tentang kami',
    description: `Orang di sebalik ${BRAND.name}: pasukan kecil pengamal klinikal dan jurutera di Kuala Lumpur, membina terapi yang bertutur cara Malaysia.`,
  },
  hero: {
    title: 'Kami membesar dengan menukar bahasa di tengah ayat.',
    phrases: [
      { text: 'Jap,', lang: 'ms' },
      { text: '等一下，', lang: 'zh-Hans' },
      { text: 'one minute,', lang: 'en' },
      { text: 'ஒரு நிமிஷம்.', lang: 'ta' },
    ],
    lead: 'Terapi jarang memberi ruang untuk itu. Di Kuala Lumpur, sebuah pasukan kecil pengamal klinikal dan jurutera sedang membina terapi yang memberi ruang itu.',
  },
  mission: {
    title: 'Misi',
    text: 'Menjadikan terapi berasaskan bukti dapat dicapai, mampu dibayar dan dapat difahami oleh setiap rakyat Malaysia.',
  },
  vision: {
    title: 'Visi',
    text: 'Asia Tenggara yang menganggap meminta bantuan itu perkara biasa.',
  },
  values: {
    title: 'Nilai kami',
    items: [
      {
        title: 'Keselamatan dahulu',
        text: 'Sesuatu yang tidak dapat dijadikan selamat tidak layak menjadi ciri.',
      },
      {
        title: 'Bukti mengatasi pendapat',
        text: 'Percubaan yang menentukan. Kami menerbitkan dapatannya, walaupun tidak sebaik yang kami harapkan.',
      },
      {
        title: 'Budaya juga hal klinikal',
        text: 'Bahasa, agama dan keluarga ialah sebahagian daripada kerja ini, bukan hiasan.',
      },
      {
        title: 'Kisah anda milik anda',
        text: 'Disulitkan, disimpan di Malaysia, dipadamkan apabila anda meminta.',
        claim: 'rights',
      },
    ],
  },
  story: {
    title: 'Kisah kami',
    statement:
      'Soalan yang mahu dijawabnya: apa yang boleh membantu pada bulan-bulan sebelum temu janji?',
    paragraphs: [
      `Kira-kira ${figureTexts.psychiatrists} pakar psikiatri untuk lebih ${figureTexts.population} orang; setakat November ${published.newestCount.year}, jumlahnya ${publishedTexts.newestCount}. Satu sesi swasta berharga ${figureTexts.privateSession} atau lebih, menurut panduan tahun ${sources.fees2016.year}. Ramai orang tidak pernah sampai ke perbualan pertama.`,
      `Jawapannya perlu menjaga privasi, bertutur dalam empat bahasa, tahu bila perlu berundur, dan membuktikan dirinya. ${BRAND.name} kini dalam percubaan penyelidikan.`,
    ],
    figures: ['psychiatrists', 'population', 'privateSession'],
  },
  team: {
    title: 'Pasukan kami',
    note: 'Profil contoh, dengan potret tenunan sebagai ganti gambar.',
    connect: 'Berhubung',
    connectAbout: (name) => `dengan ${name}`,
    portrait: (name) => `Potret ilustrasi ${name}`,
    photo: (name) => name,
    opening: {
      title: 'Masih ada ruang dalam tenunan ini.',
      text: `Tiada jawatan kosong hari ini. Jika anda ingin mengusahakan hal ini bersama kami, hantar satu halaman kepada ${company.careers}: apa yang telah anda lakukan, dan apa yang ingin anda lakukan di sini. Tanpa gambar, tanpa umur, tanpa butiran kesihatan.`,
      action: { kind: 'mail', label: 'Sertai pasukan kami', email: company.careers },
    },
  },
} satisfies AboutContent
