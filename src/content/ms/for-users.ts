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
    lead: `${BRAND.name} ialah terapi AI dalam bahasa anda, untuk pelajar, orang bekerja dan keluarga di Malaysia. ${isOpen ? 'Mulalah' : 'Apabila dibuka nanti, mulalah'} dari mana-mana. Separuh ayat pun jadi.`,
    learn: 'Lihat caranya',
  },
  helplines: {
    text: 'Talian ini dijawab oleh sukarelawan, kaunselor atau pegawai, bukan AI. Telefonlah apabila rasa sunyi atau tidak dapat tidur, walaupun bukan kecemasan.',
    now: 'Sekarang di Kuala Lumpur:',
    write: 'Tidak dapat bercakap? Tulis mesej',
    checked: 'Ada orang memeriksa telefon anda?',
    exercise:
      'Fikiran masih ligat? Tulis hal esok satu demi satu, dengan langkah pertama di sebelahnya. Kemudian simpan senarainya sampai pagi.',
  },
  audiences: {
    title: 'Untuk siapa',
    list: {
      students: {
        name: 'Pelajar dan belia',
        text: 'Esok keputusan keluar. Rasanya hal kecil sahaja, tidak sampai hati mengejutkan orang. Tetapi untuk diceritakan, tiada hal yang terlalu kecil. Habis berbual, ada satu perkara untuk dicuba sebelum tidur.',
      },
      professionals: {
        name: 'Yang sibuk bekerja',
        text: 'Kereta sudah diparkir, tetapi anda perlu beberapa minit sebelum naik ke pejabat. AI bertanya apa yang paling mengganggu fikiran, dan dari situlah anda mula.',
      },
      everyone: {
        name: 'Kita semua',
        text: `Ibu sudah tidur. Diceritakan, takut ibu risau. Dipendam, hati makin berat. ${isOpen ? 'Di sini' : `Apabila ${BRAND.name} dibuka nanti, di sini`} anda boleh mencari ayatnya dahulu, kemudian meluahkannya kepada ibu atau orang lain yang anda percayai.`,
      },
    },
  },
  benefits: {
    title: 'Manfaat',
    hours: {
      title: '24\u00a0jam, setiap hari',
      text: 'Bila-bila hati risau, ada jawapan, selepas syif malam pun. Ringkasan menyimpan apa yang anda sedari.',
    },
    languages: {
      title: 'Bahasa anda sendiri',
      text: 'Inggeris, Melayu, Mandarin, Tamil, atau campur-campur seperti berbual dengan kawan.',
    },
    ways: {
      title: 'Sembang, audio atau video',
      text: 'Takut ada yang terdengar? Taip. Tiada orang? Bercakap sahaja.',
    },
    privacy: {
      title: 'Sulit dan selamat',
      text: isKept
        ? 'Kata-kata anda disulitkan dalam perjalanan dan kekal di Malaysia. [Siapa boleh membacanya?](readers)'
        : 'Kata-kata anda akan disulitkan dan disimpan di Malaysia. [Siapa boleh membacanya?](readers)',
    },
  },
  questions: {
    title: 'Enam soalan, kami jawab terus terang',
    list: {
      person: {
        ask: 'Manusia atau AI yang menjawab?',
        answer:
          'AI, dan AI sendiri mengatakannya. [Talian di bawah](openToday) dijawab oleh sukarelawan, kaunselor atau pegawai.',
      },
      readers: {
        ask: 'Siapa membaca kata-kata saya?',
        answer: `Dua AI, untuk menjawab anda dan mencari tanda bahaya. ${ourTeam} Doktor, kaunselor atau ahli terapi anda, dan pihak berkuasa, hanya [dalam keadaan ini](readers). Universiti atau majikan anda tidak dapat membacanya, dan diberitahu bahawa anda dalam bahaya hanya jika perjanjian mereka menyebutnya. Orang yang membuka telefon anda mungkin nampak sejarah pelayar. [Cara memadamkannya](leaving)`,
      },
      help: {
        ask: 'Bolehkah AI ini membantu saya?',
        answer:
          ownStudies.length > 0
            ? '[Dapatan kajian kami dan dapatan pasukan lain](studies)'
            : isOpen
              ? 'Kami terus mengujinya. [Dapatan pasukan lain](studies)'
              : 'Itulah yang sedang kami kaji. Ada satu kajian pasukan lain di Amerika Syarikat, dengan pakar klinikal yang memantaunya. Selepas empat minggu menggunakan AI mereka, kemurungan peserta lebih berkurang berbanding mereka yang hanya menunggu giliran. [Dapatan pasukan lain](studies)',
      },
      cost: {
        ask: 'Berapa harganya?',
        answer: plan
          ? `Bermula dari ${plan.price}. Semua pelan dipaparkan sebelum anda mendaftar.`
          : isOpen
            ? 'Semua harga dipaparkan sebelum anda mendaftar.'
            : 'Dibuka selepas kajian kami menunjukkan terapi ini selamat dan membantu. Semua harga akan dipaparkan sebelum anda mendaftar. Sebelum itu, tiada bayaran.',
      },
      age: {
        ask: 'Cukup umurkah saya?',
        answer: `${minimumAge ? `${minimumAge}\u00a0tahun ke atas.` : isOpen ? 'Ada umur minimum untuk mendaftar.' : 'Kami akan mengumumkan umur minimum sebelum pendaftaran dibuka.'} Umur berapa pun, talian bantuan boleh ditelefon. [Jika\u00a0dia\u00a0anak\u00a0anda](child)`,
      },
      treatment: {
        ask: 'Saya sudah ada ahli terapi, atau makan ubat. Bagaimana?',
        answer: `Teruskan kedua-duanya, ikut nasihat doktor. ${BRAND.name} tidak menggantikan mana-mana satu, tidak membuat diagnosis dan tidak memberi preskripsi.`,
      },
    },
    danger: `Telefon [${emergency.phone.text}](emergency) jika anda dalam bahaya, atau takut akan mencederakan diri sendiri. AI tidak dapat membantu dalam kecemasan.`,
  },
} satisfies Translated<typeof english>

/** What the three people say, where the page is in another language. */
export const audienceMeanings: Record<AudienceId, string | null> = {
  students: null,
  professionals: null,
  everyone: 'Kalau beritahu mak, nanti mak risau lagi.',
}
