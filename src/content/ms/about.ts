import { BRAND, company, published } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { about as english } from '../en/about.ts'
import type { Translated } from '../types.ts'

export const about = {
  meta: {
    title: 'Tentang kami',
    description: `Kami, pasukan kecil doktor, ahli psikologi dan jurutera di Kuala Lumpur, sedang membina ${BRAND.name}: terapi yang mengikut cara orang Malaysia bercakap.`,
  },
  hero: {
    title: 'Sejak kecil, ayat kami bercampur bahasa.',
    lead: 'Dalam terapi, ayat begitu jarang diterima. Di Kuala Lumpur, pasukan kecil doktor, ahli psikologi dan jurutera sedang membangunkan terapi yang menerimanya.',
  },
  mission: {
    title: 'Misi',
    text: 'Kami mahu terapi berasaskan bukti mudah didapati, mampu dibayar dan mudah difahami oleh setiap rakyat Malaysia.',
  },
  vision: {
    title: 'Visi',
    text: 'Suatu hari nanti, meminta bantuan akan menjadi perkara biasa di Asia Tenggara.',
  },
  values: {
    title: 'Nilai kami',
    safety: {
      title: 'Keselamatan dahulu',
      text: 'Kami tidak akan menawarkan ciri yang tidak dapat dipastikan selamat.',
    },
    evidence: {
      title: 'Berpegang pada bukti',
      text: 'Kami membuat keputusan berdasarkan hasil kajian. Apa pun hasilnya, kami berhasrat menerbitkannya.',
    },
    culture: {
      title: 'Terapi perlu memahami budaya',
      text: 'Bahasa, agama dan keluarga diambil kira sejak mula, bukan ditambah kemudian sebagai hiasan.',
    },
    story: {
      title: 'Kisah anda milik anda',
      text: 'Anda boleh membacanya, menyimpan salinannya, atau meminta semuanya dipadamkan.',
    },
  },
  story: {
    title: 'Kisah kami',
    statement:
      'Soalan yang mahu kami jawab: apa yang dapat membantu orang yang berbulan-bulan menunggu temu janji?',
    paragraphs: [
      `Malaysia ada lebih ${figureTexts.population} penduduk dan ${figureTexts.psychiatrists} pakar psikiatri (angka bulat; ${publishedTexts.newestCount} menurut Menteri Kesihatan pada November ${published.newestCount.year}). Harga satu sesi terapi swasta bermula sekitar ${figureTexts.privateSession}. Ramai orang tidak pernah bercakap dengan ahli terapi.`,
      `AI yang kami bina mesti menjaga rahsia anda, memahami empat bahasa, tahu bila perlu memberi laluan kepada orang sebenar, dan terbukti berkesan. ${BRAND.name} kini diuji dalam kajian.`,
    ],
  },
  team: {
    title: 'Pasukan kami',
    note: 'Profil di bawah hanya contoh, dengan potret tenunan, bukan foto.',
    connect: 'Berhubung',
    portrait: (name) => `Potret ilustrasi ${name}`,
    opening: {
      title: 'Ada ruang kosong pada tenunan ini.',
      text: `Tiada jawatan kosong sekarang. Jika anda ingin bekerja dengan kami, hantar satu halaman kepada ${company.careers} tentang kerja anda selama ini dan apa yang ingin anda buat di sini. Jangan sertakan gambar, umur atau butiran kesihatan.`,
      action: 'Sertai pasukan kami',
    },
    write: 'Tulis kepada kami',
  },
} satisfies Translated<typeof english>
