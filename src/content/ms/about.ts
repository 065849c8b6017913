import { BRAND, company, published } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { about as english } from '../en/about.ts'
import type { Translated } from '../types.ts'

export const about = {
  meta: {
    title: 'Tentang kami',
    description: `Kami, pasukan kecil doktor, ahli psikologi dan jurutera di Kuala Lumpur, sedang membina ${BRAND.name}: terapi berasaskan AI yang mengikut cara orang Malaysia bercakap.`,
  },
  hero: {
    title: 'Dibina di Malaysia, mengikut cara Malaysia bercakap.',
    lead: `${BRAND.name} ialah psikoterapi berasaskan AI untuk orang di Malaysia, yang mengambil kira budaya setempat dan empat bahasa yang mereka campurkan. Kami pasukan kecil doktor, ahli psikologi dan jurutera, dan kami membinanya untuk bulan-bulan sebelum temu janji pertama. Terapi ini kini diuji dalam kajian.`,
    write: 'Tulis kepada kami',
  },
  mission: {
    title: 'Misi',
    text: 'Kami mahu terapi berasaskan bukti mudah didapati, mampu dibayar dan mudah difahami oleh setiap rakyat Malaysia.',
  },
  vision: {
    title: 'Visi',
    text: 'Kami mahu Asia Tenggara menjadi tempat meminta bantuan itu perkara biasa.',
  },
  values: {
    title: 'Nilai kami',
    safety: {
      title: 'Keselamatan dahulu',
      text: 'Jika sesuatu tidak dapat dijadikan selamat, kami tidak membinanya.',
    },
    evidence: {
      title: 'Berpegang pada bukti',
      text: 'Kajian kami menentukan apa yang kami tawarkan. Kami berhasrat menerbitkan hasilnya, baik atau buruk.',
    },
    culture: {
      title: 'Terapi perlu memahami budaya',
      text: 'Bahasa, agama dan keluarga anda sebahagian daripada terapi, bukan terjemahan yang ditambah kemudian.',
    },
    story: {
      title: 'Kisah anda milik anda',
      text: 'Anda boleh membacanya, menyimpan salinannya, atau meminta semuanya dipadamkan.',
    },
  },
  story: {
    title: 'Kisah kami',
    statement: `${BRAND.name} dibina berdasarkan satu soalan: apa yang dapat membantu orang dalam bulan-bulan sebelum temu janji pertama?`,
    ratio: `Ada kira-kira seorang pakar psikiatri bagi setiap ${publishedTexts.perNewestCount} orang. Petak emas ialah pakar psikiatri itu, dan setiap petak lain ialah seratus orang.`,
    paragraphs: [
      `Malaysia ada lebih ${figureTexts.population} penduduk dan ${figureTexts.psychiatrists} pakar psikiatri (angka bulat; ${publishedTexts.newestCount} menurut Menteri Kesihatan pada November ${published.newestCount.year}). Harga satu sesi terapi swasta bermula sekitar ${figureTexts.privateSession}. Ramai orang tidak pernah bercakap dengan ahli terapi.`,
      `AI yang kami bina mesti menjaga rahsia anda, memahami empat bahasa, tahu bila orang sebenar diperlukan, dan terbukti berkesan.`,
    ],
  },
  team: {
    title: 'Pasukan kami',
    note: 'Tujuh profil ini hanya contoh; pasukan kami akan diperkenalkan di sini sebelum pelancaran.',
    connect: 'Berhubung',
    portrait: (name) => `Potret ilustrasi ${name}`,
  },
  join: {
    title: 'Ingin bekerja bersama kami?',
    text: `Tiada jawatan kosong hari ini, tetapi kami membaca setiap mesej. Hantar satu halaman kepada ${company.careers} tentang apa yang telah anda lakukan dan apa yang ingin anda lakukan di sini. Jangan sertakan gambar, umur atau butiran kesihatan.`,
    action: 'Sertai pasukan kami',
  },
} satisfies Translated<typeof english>
