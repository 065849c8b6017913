import { allWork } from '../facts/claims.ts'
import { BRAND } from '../facts/company.ts'
import { statisticTexts } from './statistics.ts'
import type { about as english } from '../en/about.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'

export const about = {
  meta: {
    title: 'Tentang kami',
    description: `${BRAND.name} ialah terapi AI dalam bahasa anda, dibina di Kuala Lumpur, ikut cara orang Malaysia bercakap. ${siteStatus}`,
  },
  hero: {
    title: 'Dibina di Malaysia, ikut cara kita bercakap.',
    lead: `${BRAND.name} ialah terapi AI dalam bahasa anda, untuk pelajar, orang bekerja dan keluarga di Malaysia. Kami membinanya di Kuala Lumpur. Kita di sini memang suka bertukar bahasa di tengah ayat, jadi terapi pun mesti pandai ikut.`,
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
    problem: `Malaysia hanya ada ${statisticTexts.psychiatrists} pakar psikiatri untuk lebih daripada ${statisticTexts.population} penduduk. Satu sesi terapi swasta kosnya sekitar ${statisticTexts.privateSession} atau lebih. Jadi ramai yang menunggu, mencari di internet malam-malam, atau memendam sahaja.`,
    answer: `Untuk malam begitulah kami membina ${BRAND.name}: berjaga ketika anda berjaga, fasih empat bahasa, dan terus terang bahawa ini AI.`,
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
      text: 'Jika kami tidak dapat menunjukkan sesuatu itu selamat, kami tidak menawarkannya.',
    },
    evidence: {
      title: 'Berpegang pada bukti',
      text: 'Kajian kami yang menentukan apa yang kami tawarkan.',
    },
    culture: {
      title: 'Budaya itu sebahagian terapi',
      text: 'Bahasa, agama dan keluarga ada di dalamnya sejak awal.',
    },
    story: {
      title: 'Kata-kata anda milik anda',
      text: allWork('rights')
        ? 'Cerita anda milik anda: untuk dibaca, dimuat turun atau dipadamkan.'
        : 'Cerita anda milik anda, dan akan dapat anda baca, muat turun atau padamkan.',
    },
  },
  join: {
    title: 'Mahu kerja dengan kami?',
    text: 'Hantar satu muka surat tentang apa yang pernah anda buat dan apa yang mahu anda buat di sini. Tidak perlu gambar, umur atau butiran kesihatan.',
    action: 'Sertai pasukan kami',
  },
} satisfies Translated<typeof english>
