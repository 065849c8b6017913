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
    title: 'Siapa boleh membaca cerita anda?',
    text: 'AI perlu membaca cerita anda untuk menjawab. Inilah siapa yang menerimanya, dan sebanyak mana.',
    inShort: {
      unlessOptedOut: `Kedua-dua AI membaca setiap perkataan. Pasukan kami membaca apa yang perlu untuk analisis kami${canOptOut ? ', kecuali jika anda menolaknya.' : `. ${optOut}`} Universiti atau majikan anda tidak dapat membacanya.`,
      withConsent:
        'Kedua-dua AI membaca setiap perkataan. Pasukan kami membaca hanya jika anda bersetuju. Universiti atau majikan anda tidak dapat membacanya.',
    },
    said: 'Saya tak pernah cerita',
    write: 'Tulis satu ayat',
    shows: 'Setiap baris kemudian menunjukkan apa yang diterima pihak itu.',
    rows: {
      you: { reader: 'Anda sendiri', gets: 'Sesi anda, selagi kami menyimpannya.' },
      networks: {
        reader: 'Rangkaian yang dilalui',
        gets: 'Tiada satu perkataan pun. Pengendali rangkaian mungkin nampak bahawa anda membukanya.',
      },
      ais: {
        reader: 'Dua AI',
        gets: 'Setiap perkataan: satu untuk menjawab anda, satu lagi untuk mencari tanda bahaya.',
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
        gets: 'Angka keseluruhan kumpulan. Bukan nama anda, sesi anda, atau sama ada anda menyertainya. Mereka diberitahu bahawa anda dalam bahaya hanya jika perjanjian mereka menyebutnya, dan anda tahu hal ini sebelum bermula. [Jika anda dalam bahaya?](danger)',
      },
      authorities: {
        reader: 'Pihak berkuasa',
        gets: 'Hanya apa yang diwajibkan undang-undang atau perintah mahkamah.',
      },
      phone: {
        reader: 'Orang yang membuka telefon anda',
        gets: 'Laman ini dalam sejarah pelayar, dan nombor yang anda telefon. [Cara memadamkannya](leaving)',
      },
    },
    team: {
      unlessOptedOut: (who, howMuch, whatFor) => `${who} membaca ${howMuch}, ${whatFor}. ${optOut}`,
      withConsent: (who) => `${who}, hanya jika anda bersetuju.`,
    },
  },
  danger: {
    title: 'Jika anda dalam bahaya semasa sesi',
    steps: {
      found: `Telefon ${emergency} jika anda mungkin dalam bahaya, atau takut akan mencederakan diri sendiri. Jangan tunggu AI. Kedua-dua AI mencari tanda bahawa anda mungkin mencederakan diri atau dalam bahaya, tetapi boleh terlepas tanda itu.`,
      lines:
        'Jika salah satu AI mengesannya, perbualan berhenti dan nombor telefon dipaparkan: 999 dahulu, kemudian talian bantuan. Anda boleh menelefon dan bercakap dengan orang di talian itu.',
      person: 'Manusia mengambil alih daripada AI.',
    },
    takeOver: (who, hours) => `${who} mengambil alih daripada AI, ${hours}.`,
    escalation: 'Diserahkan kepada manusia',
    /** Shown once the operator has confirmed it (content/facts/company.ts). */
    onCall:
      'Sepanjang sesi kajian kami, seorang doktor atau ahli psikologi yang dinamakan bertugas atas panggilan; namanya ada dalam kelulusan etika kajian itu.',
  },
  use: {
    title: 'Untuk siapa',
    meant: {
      title: 'Dibina untuk',
      text: 'Orang di Malaysia yang mahukan sokongan kesihatan mental: sendiri, atau sebelum, selepas dan di antara dua sesi dengan kaunselor atau ahli terapi.',
    },
    notMeant: {
      title: 'Bukan untuk',
      text: `Kecemasan: telefon ${emergency}. Platform ini tidak menggantikan doktor, kaunselor atau ahli terapi anda, jadi teruskan berjumpa mereka.`,
    },
    minimumAge: (age) =>
      `${age}\u00a0tahun ke atas. Umur berapa pun, talian bantuan boleh ditelefon.`,
  },
} satisfies Translated<typeof english>
