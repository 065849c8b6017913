import { allWork } from '../facts/claims.ts'
import { BRAND } from '../facts/company.ts'
import { statisticTexts } from './statistics.ts'
import type { about as english } from '../en/about.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'

export const about = {
  meta: {
    title: 'Tentang kami',
    description: `${BRAND.name} ialah terapi AI dalam bahasa anda, dibina di Kuala Lumpur mengikut cara orang Malaysia bercakap. ${siteStatus}`,
  },
  hero: {
    title: 'Dibina di Malaysia, mengikut cara kita bercakap.',
    lead: `${BRAND.name} ialah terapi AI dalam bahasa anda, untuk pelajar, orang bekerja dan keluarga di Malaysia. Kami membinanya di Kuala Lumpur. Kita di sini bertukar bahasa di tengah ayat, dan terapi pun patut boleh ikut.`,
    write: 'Tanya kami',
    press: 'Untuk media',
  },
  mission: {
    title: 'Misi',
    text: 'Terapi yang baik untuk setiap rakyat Malaysia: mudah didapati, mampu dibayar, senang difahami.',
  },
  vision: {
    title: 'Visi',
    text: 'Asia Tenggara yang menganggap meminta bantuan itu perkara biasa.',
  },
  story: {
    title: 'Kisah kami',
    problem: `Malaysia hanya ada ${statisticTexts.psychiatrists} pakar psikiatri untuk lebih ${statisticTexts.population} penduduk. Satu sesi terapi swasta kosnya sekitar ${statisticTexts.privateSession} atau lebih. Jadi, ramai yang menunggu, mencari jawapan di internet pada waktu malam, atau memendam perasaan.`,
    answer: `Untuk malam seperti itulah kami membina ${BRAND.name}: ada ketika anda berjaga, faham empat bahasa, dan berterus terang bahawa ia AI.`,
  },
  team: {
    title: 'Pasukan kami',
    note: 'Contoh sahaja, bukan orang sebenar. Profil kami sendiri akan menggantikannya sebelum pelancaran.',
    connect: 'Hubungi',
    portrait: (name) => `Potret ilustrasi ${name}`,
  },
  values: {
    title: 'Nilai kami',
    safety: {
      title: 'Keselamatan dahulu',
      text: 'Jika kami tidak dapat menunjukkan bahawa sesuatu itu selamat, kami tidak akan menawarkannya.',
    },
    evidence: {
      title: 'Berpegang pada bukti',
      text: 'Hasil kajian kami menentukan apa yang kami tawarkan.',
    },
    culture: {
      title: 'Budaya sebahagian daripada terapi',
      text: 'Bahasa, agama dan keluarga diambil kira sejak awal.',
    },
    story: {
      title: 'Kata-kata anda milik anda',
      text: allWork('rights')
        ? 'Apa yang anda luahkan milik anda: untuk dibaca, dimuat turun atau dipadamkan.'
        : 'Apa yang anda luahkan milik anda, dan akan dapat anda baca, muat turun atau minta dipadamkan.',
    },
  },
  join: {
    title: 'Ingin bekerja bersama kami?',
    text: 'Hantar satu muka surat tentang apa yang telah anda lakukan dan apa yang ingin anda lakukan di sini. Jangan sertakan gambar, umur atau butiran kesihatan.',
    action: 'Sertai pasukan kami',
  },
} satisfies Translated<typeof english>
