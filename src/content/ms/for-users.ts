import { ownStudies } from '../facts/studies.ts'
import { BRAND } from '../facts/company.ts'
import { helplines } from '../facts/helplines.ts'
import type { forUsers as english } from '../en/for-users.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'
import { allWork } from '../facts/claims.ts'
import { isOpen } from '../facts/stage.ts'
import { owner } from '../owner.ts'
import type { AudienceId } from '../quoted/lines.ts'

const { emergency } = helplines
const {
  minimumAge,
  plans: [plan],
  sessionReaders,
} = owner
const isKept = allWork('encryption', 'servers')
/** The safety page says more (who-reads.ts). */
const ourTeam =
  sessionReaders === 'withConsent'
    ? 'Pasukan kami, hanya jika anda bersetuju.'
    : `Pasukan kami, untuk analisis${!isOpen || allWork('rights') ? ', kecuali jika anda menolaknya.' : '. Anda akan dapat menolaknya.'}`

export const forUsers = {
  meta: {
    title: 'Untuk anda',
    description: `${BRAND.name} ialah terapi AI dalam bahasa anda, untuk pelajar, orang bekerja dan keluarga di Malaysia. ${siteStatus}`,
  },
  hero: {
    caption: 'Untuk anda',
    title: 'Tempat meluah\u00a0rasa, dengan\u00a0ayat\u00a0sendiri, tidak\u00a0kira\u00a0waktu.',
    lead: `${BRAND.name} ialah terapi AI dalam bahasa anda, untuk pelajar, orang bekerja dan keluarga di Malaysia. ${isOpen ? 'Mulakan' : 'Apabila dibuka nanti, mulakan'} dari mana-mana sahaja. Separuh ayat pun boleh.`,
    learn: 'Cara ia berfungsi',
  },
  helplines: {
    text: 'Talian bantuan ini dijawab oleh sukarelawan, kaunselor atau pegawai, bukan AI. Anda boleh menelefon apabila rasa sunyi atau tidak dapat tidur, walaupun bukan kecemasan.',
    now: 'Sekarang di Kuala Lumpur:',
    write: 'Tidak dapat bercakap? Tulis mesej',
    checked: 'Ada orang memeriksa telefon anda?',
    exercise:
      'Fikiran masih ligat? Tulis hal esok satu demi satu, dengan langkah pertama di sebelahnya. Kemudian simpan senarai itu hingga pagi.',
  },
  audiences: {
    title: 'Untuk siapa',
    list: {
      students: {
        name: 'Pelajar dan belia',
        text: 'Keputusan peperiksaan keluar esok. Rasanya hal kecil sahaja, tidak sampai hati mengganggu tidur orang. Tetapi tiada hal yang terlalu kecil untuk diceritakan. Pada akhir perbualan, ada satu perkara yang boleh anda cuba sebelum tidur.',
      },
      professionals: {
        name: 'Yang sibuk bekerja',
        text: 'Anda masih di tempat letak kereta, dan perlu beberapa minit sebelum naik ke pejabat. AI bertanya apa yang paling mengganggu fikiran, dan anda bermula dari situ.',
      },
      everyone: {
        name: 'Kita semua',
        text: 'Ibu sudah tidur. Kalau diceritakan, takut ibu risau. Kalau dipendam, hati makin berat. Luahkan di sini dahulu, dengan kata-kata yang akan anda gunakan nanti kepada ibu.',
      },
    },
  },
  benefits: {
    title: 'Manfaat',
    hours: {
      title: '24 jam, setiap hari',
      text: 'Ada jawapan ketika hati risau, walaupun selepas syif malam. Ringkasan menyimpan apa yang anda sedari.',
    },
    languages: {
      title: 'Bahasa anda sendiri',
      text: 'Inggeris, Melayu, Mandarin, Tamil, atau campur-campur seperti berbual dengan kawan.',
    },
    ways: {
      title: 'Sembang, audio atau video',
      text: 'Taip jika ada orang yang mungkin terdengar. Jika tiada, bercakap sahaja.',
    },
    privacy: {
      title: 'Sulit dan selamat',
      text: isKept
        ? 'Kata-kata anda disulitkan dalam perjalanan dan kekal di Malaysia. [Lihat siapa yang boleh membacanya](readers)'
        : 'Kata-kata anda akan disulitkan dan disimpan di Malaysia. [Lihat siapa yang boleh membacanya](readers)',
    },
  },
  questions: {
    title: 'Enam jawapan jujur',
    list: {
      person: {
        ask: 'Siapa yang menjawab saya, manusia atau AI?',
        answer:
          'AI, dan hal itu dinyatakan dari awal. [Talian di bawah](openToday) dijawab oleh sukarelawan, kaunselor atau pegawai.',
      },
      readers: {
        ask: 'Siapa yang membaca kata-kata saya?',
        answer: `Dua AI, untuk menjawab anda dan mencari tanda bahaya. ${ourTeam} Pihak berkuasa, dan doktor, kaunselor atau ahli terapi anda, hanya [dalam keadaan yang disenaraikan di sini](readers). Universiti atau majikan anda tidak dapat membacanya, dan diberitahu bahawa anda dalam bahaya hanya jika perjanjian mereka menetapkannya. Orang yang membuka telefon anda mungkin melihat sejarah pelayar. [Cara memadamkannya](leaving)`,
      },
      help: {
        ask: 'Adakah terapi ini membantu?',
        answer:
          ownStudies.length > 0
            ? '[Dapatan kajian kami dan dapatan pasukan lain](studies)'
            : isOpen
              ? 'Kami terus mengujinya. [Dapatan pasukan lain](studies)'
              : 'Itulah yang sedang kami kaji. Dalam satu kajian di Amerika Syarikat yang dipantau oleh doktor dan ahli psikologi, empat minggu dengan AI pasukan lain lebih meredakan kemurungan berbanding menunggu. [Dapatan pasukan lain](studies)',
      },
      cost: {
        ask: 'Berapa harganya?',
        answer: plan
          ? `Bermula daripada ${plan.price}. Semua pelan disenaraikan sebelum anda mendaftar.`
          : isOpen
            ? 'Semua harga dipaparkan sebelum anda mendaftar.'
            : 'Semua harga akan dipaparkan sebelum anda mendaftar. Sebelum itu, tiada apa-apa yang perlu dibayar.',
      },
      age: {
        ask: 'Cukupkah umur saya?',
        answer: `${minimumAge ? `${minimumAge} tahun ke atas.` : isOpen ? 'Ada umur minimum untuk mendaftar.' : 'Kami akan mengumumkan umur minimum sebelum pendaftaran dibuka.'} Talian bantuan boleh ditelefon tanpa mengira umur. [Jika\u00a0dia\u00a0anak\u00a0anda](child)`,
      },
      treatment: {
        ask: 'Saya sudah ada ahli terapi, atau makan ubat. Bagaimana?',
        answer: `Teruskan kedua-duanya, seperti nasihat doktor anda. ${BRAND.name} tidak menggantikan mana-mana satu, tidak membuat diagnosis dan tidak memberikan preskripsi ubat.`,
      },
    },
    danger: `Telefon [${emergency.phone.text}](emergency) jika anda dalam bahaya, atau rasa akan mencederakan diri sendiri. AI ini tidak dapat membantu dalam kecemasan.`,
  },
} satisfies Translated<typeof english>

/** What the three people say, where the page is in another language. */
export const audienceMeanings: Record<AudienceId, string | null> = {
  students: null,
  professionals: 'Setiap kali mesyuarat, saya kata saya okey.',
  everyone: 'Kalau beritahu mak, nanti mak risau lagi.',
}
