import { allWork } from '../facts/claims.ts'
import { helplines } from '../facts/helplines.ts'
import { isOpen } from '../facts/stage.ts'
import type { whoReads as english } from '../en/who-reads.ts'
import type { Translated } from '../types.ts'

const emergency = helplines.emergency.phone.text
/** An open product has it, or says that it is still to come. */
const canOptOut = !isOpen || allWork('rights')
const optOut = canOptOut ? 'Anda boleh menolaknya.' : 'Anda akan dapat menolaknya.'

/** Three sections of the safety page: who can read a session, what happens in danger, and who it is for. */
export const whoReads = {
  readers: {
    title: 'Siapa boleh membaca apa yang anda ceritakan?',
    text: 'AI perlu membaca kata-kata anda untuk menjawab. Inilah semua pihak yang menerimanya, dan sebanyak mana.',
    said: 'Saya tak pernah cerita',
    write: 'Tulis satu ayat',
    shows: 'Setiap baris menunjukkan apa yang akan diterima oleh pihak itu.',
    rows: {
      you: { reader: 'Anda sendiri', gets: 'Sesi anda, selagi kami menyimpannya.' },
      networks: { reader: 'Rangkaian internet yang dilalui', gets: 'Tiada apa-apa.' },
      ais: {
        reader: 'Dua AI',
        gets: 'Setiap perkataan: satu untuk menjawab anda, satu lagi untuk mencari tanda bahawa anda mungkin dalam bahaya.',
      },
      us: {
        reader: 'Pasukan kami',
        gets: canOptOut
          ? 'Apa yang perlu untuk analisis kami, kecuali jika anda menolaknya.'
          : `Apa yang perlu untuk analisis kami. ${optOut}`,
      },
      clinician: {
        reader: 'Doktor, kaunselor atau ahli terapi anda',
        gets: 'Catatan ringkas tentang keadaan anda sejak temu janji terakhir, jika anda bersetuju.',
      },
      partner: {
        reader: 'Universiti atau majikan anda',
        gets: 'Jumlah bagi seluruh kumpulan. Bukan nama anda, sesi anda, atau sama ada anda menyertainya. Hanya jika perjanjian mereka menetapkannya, mereka diberitahu bahawa anda dalam bahaya, dan anda tahu hal ini sebelum bermula. [Jika anda dalam bahaya?](danger)',
      },
      authorities: {
        reader: 'Pihak berkuasa',
        gets: 'Hanya apa yang diwajibkan oleh undang-undang atau perintah mahkamah.',
      },
      phone: {
        reader: 'Orang yang membuka telefon anda',
        gets: 'Tentang laman web ini: sejarah pelayar dan nombor yang anda telefon. [Cara memadamkannya](leaving)',
      },
    },
    team: {
      unlessOptedOut: (who, howMuch, whatFor) => `${who} membaca ${howMuch}, ${whatFor}. ${optOut}`,
      withConsent: (who) => `${who}, hanya jika anda bersetuju.`,
    },
  },
  danger: {
    title: 'Jika anda dalam bahaya semasa sesi nanti',
    steps: {
      found: `Telefon ${emergency} jika anda dalam bahaya, atau anda rasa akan mencederakan diri sendiri. Jangan tunggu AI. Kedua-dua AI mencari tanda bahawa anda mungkin mencederakan diri atau dalam bahaya, tetapi mungkin terlepas tanda itu.`,
      lines:
        'Jika salah satu AI mengesan tanda itu, perbualan berhenti dan nombor telefon dipaparkan, 999 dahulu, kemudian talian bantuan. Anda boleh menelefon dan bercakap dengan orang di talian itu.',
      person: 'Seorang petugas mengambil alih daripada AI.',
    },
    takeOver: (who, hours) => `${who} mengambil alih daripada AI, ${hours}.`,
    escalation: 'Petugas mengambil alih',
    /** Shown once the operator has confirmed it (content/facts/company.ts). */
    onCall:
      'Sepanjang sesi kajian kami, seorang doktor atau ahli psikologi bertugas atas panggilan; namanya ada dalam kelulusan etika.',
  },
  use: {
    title: 'Untuk siapa',
    meant: {
      title: 'Dibina untuk',
      text: 'Orang di Malaysia yang mahukan sokongan kesihatan mental: sendiri, atau sebelum dan selepas sesi dengan kaunselor atau ahli terapi, dan sementara menunggu sesi seterusnya.',
    },
    notMeant: {
      title: 'Bukan untuk',
      text: `Kecemasan: telefon ${emergency}. Platform ini tidak menggantikan doktor, kaunselor atau ahli terapi anda, jadi jangan berhenti berjumpa dengannya.`,
    },
    minimumAge: (age) =>
      `Mulai umur ${age} tahun. Talian bantuan boleh ditelefon tanpa mengira umur.`,
  },
} satisfies Translated<typeof english>
