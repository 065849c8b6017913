import { helplines } from '../facts/helplines.ts'
import type { whoReads as english } from '../en/who-reads.ts'
import type { Translated } from '../types.ts'
import { isOpen } from '../facts/stage.ts'

const emergency = helplines.emergency.phone.text

/** Three sections of the safety page: who can read a session, what happens in danger, and who it is for. */
export const whoReads = {
  readers: {
    title: 'Siapa boleh membaca kata-kata anda?',
    text: 'AI perlu membaca kata-kata anda untuk menjawab. Jadi, sesi anda kurang sulit berbanding mesej yang hanya boleh dibuka oleh anda dan kawan anda.',
    said: 'Saya tak pernah cerita',
    rows: {
      you: { reader: 'Anda sendiri', gets: 'Sesi anda, selagi kami menyimpannya.' },
      networks: { reader: 'Rangkaian internet yang dilalui', gets: 'Tiada apa-apa.' },
      ais: {
        reader: 'Dua AI',
        gets: 'Setiap perkataan: satu untuk menjawab anda, satu lagi untuk mencari tanda bahaya kepada diri anda.',
      },
      us: {
        reader: 'Pasukan kami',
        gets: 'Apa yang perlu untuk analisis kami, kecuali jika anda menolaknya. Tiada sesiapa membaca sesi untuk menjual sesuatu kepada anda.',
      },
      clinician: {
        reader: 'Doktor, kaunselor atau ahli terapi anda',
        gets: 'Catatan ringkas tentang keadaan anda sejak temu janji terakhir, jika anda bersetuju.',
      },
      partner: {
        reader: 'Universiti atau majikan anda',
        gets: 'Jumlah bagi seluruh kumpulan. Bukan nama anda, sesi anda, atau sama ada anda menyertainya. [Jika nyawa anda dalam bahaya?](notDecided)',
      },
      authorities: {
        reader: 'Pihak berkuasa',
        gets: 'Hanya apa yang diwajibkan oleh undang-undang atau perintah mahkamah.',
      },
    },
  },
  danger: {
    title: 'Jika anda dalam bahaya semasa sesi nanti',
    steps: {
      found: `Telefon ${emergency} jika nyawa anda dalam bahaya, atau anda rasa akan mencederakan diri sendiri. Jangan tunggu AI. Kedua-dua AI akan mencari tanda bahawa anda mungkin mencederakan diri atau nyawa anda dalam bahaya, tetapi mungkin terlepas tanda itu.`,
      lines:
        'Jika salah satu AI mengesan tanda itu, perbualan berhenti dan nombor telefon dipaparkan, 999 dahulu, kemudian talian bantuan. Anda boleh menelefon dan bercakap dengan manusia.',
      person: 'Seorang petugas mengambil alih daripada AI.',
    },
    escalation: 'Tindakan susulan oleh manusia',
    /** Shown once the operator has confirmed it (content/facts/company.ts). */
    onCall:
      'Sepanjang sesi kajian kami, seorang doktor atau ahli psikologi bertugas atas panggilan; namanya ada dalam kelulusan etika.',
  },
  notDecided: {
    title: isOpen ? 'Sebelum anda mendaftar' : 'Belum diputuskan',
    text: isOpen
      ? 'Halaman pendaftaran memberitahu anda:'
      : 'Tiada sesiapa boleh mendaftar sebelum kami menerbitkan semua ini di sini:',
    list: [
      'Siapa yang mengambil alih, dan bila dia bertugas.',
      'Sama ada kami boleh memberitahu sesiapa, misalnya universiti atau majikan anda, tanpa persetujuan anda.',
      'Umur minimum, dan masalah kesihatan yang tidak sesuai untuk platform ini. Kedua-duanya ditetapkan oleh doktor dan ahli psikologi.',
    ],
  },
  use: {
    title: 'Untuk siapa',
    meant: {
      title: 'Dibina untuk',
      text: 'Orang di Malaysia yang mahukan sokongan kesihatan mental sebelum dan selepas sesi dengan kaunselor atau ahli terapi, dan sementara menunggu sesi seterusnya.',
    },
    notMeant: {
      title: 'Bukan untuk',
      text: `Kecemasan: telefon ${emergency}. Platform ini tidak menggantikan ahli terapi. Jika anda sudah ada doktor, kaunselor atau ahli terapi, jangan berhenti berjumpa dengannya.`,
    },
    limits: 'Umur minimum dan masalah kesihatan',
  },
} satisfies Translated<typeof english>
