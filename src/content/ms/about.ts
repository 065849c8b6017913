import { BRAND, company, published } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { about as english } from '../en/about.ts'
import type { Translated } from '../types.ts'

export const about = {
  meta: {
    title: 'Tentang kami',
    description: `Kami, pasukan kecil doktor, ahli psikologi dan jurutera di Kuala Lumpur, sedang membina ${BRAND.name}: terapi berasaskan AI untuk cara orang Malaysia bercakap.`,
  },
  hero: {
    title: 'Dibina di Malaysia, untuk cara kita bercakap.',
    lead: `${BRAND.name} ialah terapi berasaskan AI untuk orang di Malaysia, dalam empat bahasa, campur-campur pun boleh. Kami pasukan kecil doktor, ahli psikologi dan jurutera. Kami membinanya dahulu untuk mereka yang berbulan-bulan menunggu giliran berjumpa ahli terapi. Terapi ini kini diuji dalam kajian, dan belum dibuka.`,
    write: 'Tanya kami',
  },
  mission: {
    title: 'Misi',
    text: 'Kami mahu setiap rakyat Malaysia mudah mendapatkan terapi berasaskan bukti, mampu membayarnya, dan memahaminya.',
  },
  vision: {
    title: 'Visi',
    text: 'Kami mahu supaya meminta bantuan menjadi perkara biasa di seluruh Asia Tenggara.',
  },
  values: {
    title: 'Nilai kami',
    safety: {
      title: 'Keselamatan dahulu',
      text: 'Jika kami tidak dapat menunjukkan bahawa sesuatu itu selamat, kami tidak akan menawarkannya.',
    },
    evidence: {
      title: 'Berpegang pada bukti',
      text: 'Hasil kajian kami menentukan apa yang kami tawarkan. Kami mahu menerbitkannya, baik atau buruk.',
    },
    culture: {
      title: 'Budaya sebahagian daripada terapi',
      text: 'Kami membina terapi ini dengan mengambil kira bahasa, agama dan keluarga anda sejak awal.',
    },
    story: {
      title: 'Luahan anda milik anda',
      text: 'Anda akan dapat membacanya, memuat turunnya, atau meminta semuanya dipadamkan.',
    },
  },
  story: {
    title: 'Kisah kami',
    statement: `Kami membina ${BRAND.name} untuk membantu orang yang berbulan-bulan menunggu temu janji pertama.`,
    ratio: `Di Malaysia, ada kira-kira seorang pakar psikiatri bagi setiap ${publishedTexts.perNewestCount} orang. Petak emas mewakili pakar psikiatri itu. Setiap petak lain mewakili seratus orang.`,
    paragraphs: [
      `Malaysia ada lebih ${figureTexts.population} penduduk, tetapi hanya kira-kira ${figureTexts.psychiatrists} pakar psikiatri. Angka kedua itu dibundarkan: Menteri Kesihatan melaporkan ${publishedTexts.newestCount} pada November ${published.newestCount.year}. Harga satu sesi terapi swasta bermula sekitar ${figureTexts.privateSession}. Ramai yang tidak pernah dapat berjumpa doktor, kaunselor atau ahli terapi.`,
      `Perbualan dengan ${BRAND.name} mesti sulit. AI mesti memahami empat bahasa, dan tahu bila anda perlu bercakap dengan manusia. Kami pula mesti membuktikan bahawa terapi ini membantu.`,
    ],
  },
  team: {
    title: 'Pasukan kami',
    note: 'Tujuh profil ini contoh rekaan, bukan ahli pasukan kami. Kami akan memperkenalkan pasukan sebenar di sini sebelum pelancaran.',
    connect: 'Hubungi',
    portrait: (name) => `Potret ilustrasi ${name}`,
  },
  join: {
    title: 'Ingin bekerja bersama kami?',
    text: `Tiada jawatan kosong hari ini, tetapi kami membaca setiap mesej. Tulis satu halaman tentang apa yang telah anda lakukan dan apa yang ingin anda lakukan di sini, dan hantarkannya kepada ${company.careers}. Tolong jangan sertakan gambar, umur atau butiran kesihatan.`,
    action: 'Sertai pasukan kami',
  },
} satisfies Translated<typeof english>
