import { BRAND, company, published } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { about as english } from '../en/about.ts'
import type { Translated } from '../types.ts'

export const about = {
  meta: {
    title: 'Tentang kami',
    description: `Doktor, ahli psikologi dan jurutera di sebalik ${BRAND.name}: pasukan kecil di Kuala Lumpur. Kami membina terapi yang berbicara seperti orang Malaysia.`,
  },
  hero: {
    title: 'Sejak kecil, kami bercampur bahasa dalam satu ayat.',
    lead: 'Dalam sesi terapi, jarang kita dapat bercakap begitu. Jadi, pasukan kecil kami di Kuala Lumpur, iaitu doktor, ahli psikologi dan jurutera, sedang membina terapi yang membolehkannya.',
  },
  mission: {
    title: 'Misi',
    text: 'Kami mahu setiap rakyat Malaysia mendapat terapi berasaskan bukti yang senang dicapai, mampu dibayar dan mudah difahami.',
  },
  vision: {
    title: 'Visi',
    text: 'Di Asia Tenggara, meminta bantuan menjadi perkara biasa.',
  },
  values: {
    title: 'Nilai kami',
    safety: {
      title: 'Keselamatan dahulu',
      text: 'Kami tidak akan memasukkan ciri yang tidak dapat dipastikan selamat.',
    },
    evidence: {
      title: 'Berpegang pada bukti',
      text: 'Kami membuat keputusan berdasarkan hasil kajian. Apa pun hasilnya, kami berhasrat menerbitkannya.',
    },
    culture: {
      title: 'Budaya ialah sebahagian daripada terapi',
      text: 'Bahasa, agama dan keluarga kami ambil kira sejak mula, bukan ditambah kemudian sebagai hiasan.',
    },
    story: {
      title: 'Kisah anda milik anda',
      text: 'Anda boleh membacanya, menyimpan salinannya, atau meminta semuanya dipadamkan.',
    },
  },
  story: {
    title: 'Kisah kami',
    statement:
      'Kami bermula dengan satu soalan: apa yang dapat membantu orang yang terpaksa menunggu berbulan-bulan untuk temu janji?',
    paragraphs: [
      `Malaysia mempunyai lebih ${figureTexts.population} penduduk, tetapi pakar psikiatrinya kira-kira ${figureTexts.psychiatrists} orang dalam angka bulat (${publishedTexts.newestCount} menurut kiraan menteri pada November ${published.newestCount.year}). Satu sesi terapi swasta berharga ${figureTexts.privateSession} atau lebih. Ramai orang tidak pernah sampai ke perbualan yang pertama.`,
      `Bantuan yang kami bina mesti menjaga rahsia anda, memahami empat bahasa, menyerahkan anda kepada orang sebenar apabila tiba masanya, dan terbukti berkesan. ${BRAND.name} kini dalam kajian penyelidikan.`,
    ],
  },
  team: {
    title: 'Pasukan kami',
    note: 'Profil di bawah ini contoh sahaja. Gambarnya digantikan dengan potret tenunan.',
    connect: 'Berhubung',
    connectAbout: (name) => `dengan ${name}`,
    portrait: (name) => `Potret ilustrasi ${name}`,
    opening: {
      title: 'Masih ada tempat dalam pasukan kami.',
      text: `Tiada jawatan kosong hari ini. Jika anda ingin bekerja bersama kami, hantar satu halaman kepada ${company.careers} tentang kerja yang pernah anda buat, dan kerja yang ingin anda buat di sini. Jangan sertakan gambar, umur atau butiran kesihatan.`,
      action: 'Sertai pasukan kami',
    },
    write: 'Tulis kepada kami',
  },
} satisfies Translated<typeof english>
