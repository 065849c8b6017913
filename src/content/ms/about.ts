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
    title: 'Kami membesar dengan bertukar-tukar bahasa di tengah ayat.',
    lead: 'Dalam terapi, kita jarang diberi ruang untuk bercakap begitu. Di Kuala Lumpur, pasukan kecil kami yang terdiri daripada doktor, ahli psikologi dan jurutera sedang membina terapi yang memberikan ruang itu.',
  },
  mission: {
    title: 'Misi',
    text: 'Supaya setiap rakyat Malaysia mendapat terapi berasaskan bukti yang senang dicapai, mampu dibayar dan mudah difahami.',
  },
  vision: {
    title: 'Visi',
    text: 'Asia Tenggara yang orangnya menganggap meminta bantuan perkara biasa.',
  },
  values: {
    title: 'Nilai kami',
    safety: {
      title: 'Keselamatan dahulu',
      text: 'Ciri yang tidak dapat dipastikan selamat tidak akan kami masukkan.',
    },
    evidence: {
      title: 'Bukti mengatasi pendapat',
      text: 'Kami membuat keputusan berdasarkan hasil kajian. Apa pun hasilnya, kami berhasrat menerbitkannya.',
    },
    culture: {
      title: 'Budaya sebahagian daripada terapi',
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
      'Kami ingin menjawab satu soalan: apa yang dapat membantu seseorang yang menunggu berbulan-bulan untuk temu janjinya?',
    paragraphs: [
      `Malaysia mempunyai lebih ${figureTexts.population} penduduk dan, dalam angka bulat, ${figureTexts.psychiatrists} orang pakar psikiatri (${publishedTexts.newestCount} menurut kiraan menteri pada November ${published.newestCount.year}). Satu sesi swasta berharga sekitar ${figureTexts.privateSession} atau lebih. Ramai orang tidak pernah sampai ke perbualan yang pertama.`,
      `Bantuan itu mesti menjaga kerahsiaan anda, berbicara dalam empat bahasa, tahu masanya untuk berundur, dan terbukti berkesan. ${BRAND.name} kini dalam kajian penyelidikan.`,
    ],
  },
  team: {
    title: 'Pasukan kami',
    note: 'Profil contoh, dengan potret tenunan sebagai ganti gambar.',
    connect: 'Berhubung',
    connectAbout: (name) => `dengan ${name}`,
    portrait: (name) => `Potret ilustrasi ${name}`,
    opening: {
      title: 'Masih ada ruang dalam tenunan ini.',
      text: `Tiada jawatan kosong hari ini. Jika anda ingin bekerja bersama kami, hantar satu halaman kepada ${company.careers} tentang apa yang telah anda buat, dan apa yang ingin anda buat di sini. Jangan sertakan gambar, umur atau butiran kesihatan.`,
      action: 'Sertai pasukan kami',
    },
    write: 'Tulis kepada kami',
  },
} satisfies Translated<typeof english>
