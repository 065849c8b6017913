import { contact, formRetention, formStorage } from '../facts.ts'
import type { FormNoticeWords } from '../types/form-notice.ts'
import { paths } from '#src/paths.ts'
import { legal } from './legal.ts'

const country = legal.countries[formStorage.country]
const malayCountry = { MY: 'Malaysia', SG: 'Singapura' }[formStorage.country]

type Purpose = { english: string; malay: string; months: number; mailbox: boolean }

/** The notice before a form's first field: one purpose a form, the rest the same for all. */
function noticeFor({ english, malay, months, mailbox }: Purpose): FormNoticeWords {
  const where = mailbox ? ' and in our team’s mailbox' : ''
  const malayWhere = mailbox ? ' dan dalam peti mel pasukan kami' : ''
  return {
    email: contact.privacy,
    policyPath: paths.privacy,
    main: {
      text: `${english} It is kept in a database in ${country}${where} for at most ${months} months.`,
      deletion: 'To have it deleted sooner, write to',
      policy: 'Privacy Policy',
      newTab: 'opens in a new tab',
    },
    also: {
      lang: 'ms',
      summary: 'Notis ini dalam Bahasa Melayu',
      text: `${malay} Ia disimpan dalam pangkalan data di ${malayCountry}${malayWhere} paling lama ${months} bulan.`,
      deletion: 'Untuk memadamkannya lebih awal, tulis kepada',
      policy: 'Dasar Privasi',
      newTab: 'dibuka dalam tab baharu',
      hash: '#ringkasan',
    },
  }
}

export const waitlistNotice = noticeFor({
  english: 'We use your email, and your name if you give it, only to tell you when sign-ups open.',
  malay:
    'Kami menggunakan e-mel anda, dan nama jika diberi, hanya untuk memberitahu anda apabila pendaftaran dibuka.',
  months: formRetention.waitlistMonths,
  mailbox: false,
})

export const contactNotice = noticeFor({
  english: 'We use what you write here only to answer you.',
  malay: 'Kami menggunakan apa yang anda tulis di sini hanya untuk menjawab anda.',
  months: formRetention.messageMonths,
  mailbox: true,
})

export const pitchDeckNotice = noticeFor({
  english: 'We use what you write here only to send you the deck and to answer you.',
  malay:
    'Kami menggunakan apa yang anda tulis di sini hanya untuk menghantar pitch deck dan menjawab anda.',
  months: formRetention.messageMonths,
  mailbox: true,
})
