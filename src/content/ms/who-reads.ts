import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { whoReads as english } from '../en/who-reads.ts'
import type { Translated } from '../types.ts'

const emergency = helplines.emergency.phone.text

/** Three sections of the safety page: who can read a session, what happens in danger, and who it is for. */
export const whoReads = {
  readers: {
    title: 'Siapa boleh membaca kata-kata anda?',
    text: 'Di pelayan kami, penyulitan sesi anda akan dibuka supaya AI dapat membacanya untuk menjawab. Jadi, sesi ini kurang sulit berbanding mesej yang hanya boleh dibuka oleh anda dan kawan anda. Sebab itu, kami akan mengehadkan siapa yang boleh membacanya:',
    said: 'Saya tak pernah cerita',
    rows: {
      you: {
        reader: 'Anda sendiri',
        gets: 'Anda akan dapat membaca sesi anda selagi kami menyimpannya.',
      },
      networks: {
        reader: 'Rangkaian internet yang dilalui',
        gets: 'Rangkaian ini tidak akan dapat membaca kata-kata anda.',
      },
      ais: {
        reader: 'Dua AI',
        gets: 'Semasa sesi, kedua-duanya akan membaca setiap perkataan: satu untuk menjawab anda, satu lagi untuk mencari tanda bahaya kepada diri anda.',
      },
      us: {
        reader: 'Pasukan kami',
        gets: 'Kami hanya akan membaca sesi untuk analisis data, setakat yang perlu. Anda boleh menolaknya. Tiada sesiapa akan membaca sesi untuk menjual sesuatu kepada anda.',
      },
      clinician: {
        reader: 'Doktor, kaunselor atau ahli terapi anda',
        gets: 'Jika anda bersetuju, mereka akan menerima catatan ringkas tentang keadaan anda sejak temu janji terakhir.',
      },
      partner: {
        reader: 'Universiti atau majikan anda',
        gets: 'Mereka hanya akan melihat jumlah bagi seluruh kumpulan. Mereka tidak akan melihat nama atau sesi anda, atau tahu sama ada anda menyertainya. Kami belum memutuskan sama ada kami akan memberitahu sesiapa di sana jika nyawa anda dalam bahaya.',
      },
      authorities: {
        reader: 'Pihak berkuasa',
        gets: 'Mereka hanya akan menerima apa yang wajib kami serahkan menurut undang-undang atau perintah mahkamah.',
      },
    },
    rules:
      'Kami akan menerbitkan peraturan penuh tentang penyimpanan data, pelaporan dan kecemasan di sini sebelum sesiapa boleh mendaftar. Sebelum menyertai kajian, anda akan menerima risalah maklumat peserta yang menyatakan siapa yang boleh membaca sesi anda.',
  },
  danger: {
    title: 'Jika anda dalam bahaya semasa sesi nanti',
    plan: `Inilah rancangan kami apabila ${BRAND.name} dibuka.`,
    steps: {
      found: `Telefon ${emergency} jika nyawa anda dalam bahaya, atau anda rasa akan mencederakan diri sendiri. Jangan tunggu AI. Kedua-dua AI akan mencari tanda bahawa anda mungkin mencederakan diri atau nyawa anda dalam bahaya, tetapi mungkin terlepas tanda itu.`,
      lines:
        'Jika salah satu AI mengesan tanda itu, perbualan akan berhenti dan nombor telefon akan dipaparkan, 999 dahulu, kemudian talian bantuan. Anda boleh menelefon dan bercakap dengan manusia.',
      person:
        'Tindakan susulan oleh manusia: kami merancang supaya seorang petugas mengambil alih daripada AI. Kami belum memutuskan siapa orangnya, bila dia bertugas, dan sama ada kami boleh memberitahu sesiapa tanpa persetujuan anda. Tiada sesiapa boleh mendaftar sebelum kami menerbitkan keputusannya di sini.',
    },
    onCall:
      'Sepanjang sesi kajian kami, seorang doktor atau ahli psikologi bertugas atas panggilan; namanya ada dalam kelulusan etika.',
  },
  use: {
    title: 'Untuk siapa',
    meant: {
      title: 'Dibina untuk',
      text: 'Platform ini dibina untuk orang di Malaysia yang mahukan sokongan kesihatan mental sebelum dan selepas sesi dengan kaunselor atau ahli terapi, dan sementara menunggu sesi seterusnya.',
    },
    notMeant: {
      title: 'Bukan untuk',
      text: `Telefon ${emergency} jika berlaku kecemasan. ${BRAND.name} tidak dibina untuk kecemasan, dan tidak menggantikan ahli terapi. Jika anda sudah ada doktor, kaunselor atau ahli terapi, jangan berhenti berjumpa dengannya.`,
    },
    undecided: {
      title: 'Belum diputuskan',
      text: 'Doktor dan ahli psikologi akan menetapkan umur minimum, dan menyenaraikan masalah kesihatan yang tidak sesuai untuk platform ini. Kedua-duanya akan diterbitkan sebelum platform dibuka.',
    },
  },
} satisfies Translated<typeof english>
