import { company, dataLaw, formRetention, formStorage } from '../facts.ts'
import type { FormConsentWords, FormNoticeWords } from '../types/form-notice.ts'
import { paths } from '#src/paths.ts'
import { legal, malayNotice } from './legal.ts'

const { database, mail } = formStorage.processors

/** What one form uses and for what, and what happens without it; the rest is the same for all. */
type Purpose = {
  english: string
  malay: string
  months: number
  mailbox: boolean
  /** Investors are of age. */
  adultsOnly?: boolean
}

/** The notice before a form's first field, in the two languages that the law asks for. */
function noticeFor({ english, malay, months, mailbox, adultsOnly }: Purpose): FormNoticeWords {
  const where = mailbox ? ` and in our team’s mailbox in ${legal.countries[mail.country]}` : ''
  const malayWhere = mailbox
    ? ` dan dalam peti mel pasukan kami di ${legal.malayCountries[mail.country]}`
    : ''
  return {
    email: company.privacy,
    policyPath: paths.privacy,
    main: {
      text: `${english} It is kept in a database in ${legal.countries[database.country]}${where} for at most ${months} months; by sending it you agree to that.`,
      deletion: 'To have it deleted sooner, write to',
      policy: 'Privacy Policy',
      newTab: 'opens in a new tab',
      minors: adultsOnly
        ? undefined
        : `Under ${dataLaw.adultAge}? Please write together with a parent or guardian. You don’t need anyone’s permission to call a helpline.`,
    },
    also: {
      lang: 'ms',
      summary: 'Notis ini dalam Bahasa Melayu',
      text: `${malay} Ia disimpan dalam pangkalan data di ${legal.malayCountries[database.country]}${malayWhere} paling lama ${months} bulan; dengan menghantarnya anda bersetuju.`,
      deletion: 'Untuk meminta maklumat ini dipadamkan lebih awal, tulis kepada',
      policy: 'Dasar Privasi',
      newTab: 'dibuka dalam tab baharu',
      minors: adultsOnly
        ? undefined
        : `Bawah ${dataLaw.adultAge} tahun? Tulislah bersama ibu bapa atau penjaga. Anda tidak memerlukan kebenaran sesiapa untuk menelefon talian bantuan.`,
      hash: `#${malayNotice}`,
    },
  }
}

export const waitlistNotice = noticeFor({
  english:
    'We use your email, and your name if you give it, only to tell you when sign-ups open. Without an email we can’t.',
  malay:
    'Kami menggunakan e‑mel anda, dan nama jika diberi, hanya untuk memberitahu anda apabila pendaftaran dibuka. Tanpa e‑mel, kami tidak dapat berbuat demikian.',
  months: formRetention.waitlistMonths,
  mailbox: false,
})

export const contactNotice = noticeFor({
  english:
    'We use what you write here only to answer you. You are free not to write; without the fields that are needed we can’t answer.',
  malay:
    'Kami menggunakan apa yang anda tulis di sini hanya untuk menjawab anda. Anda bebas untuk tidak menulis; tanpa medan yang diperlukan, kami tidak dapat menjawab.',
  months: formRetention.messageMonths,
  mailbox: true,
})

export const pitchDeckNotice = noticeFor({
  english:
    'We use what you write here only to send you the deck and to answer you. You are free not to ask; without the fields that are needed we can’t send it.',
  malay:
    'Kami menggunakan apa yang anda tulis di sini hanya untuk menghantar pitch deck dan menjawab anda. Anda bebas untuk tidak memintanya; tanpa medan yang diperlukan, kami tidak dapat menghantarnya.',
  months: formRetention.messageMonths,
  mailbox: true,
  adultsOnly: true,
})

/** Explicit consent (PDPA, section 40), where somebody may write about their health. */
export const healthConsent: FormConsentWords = {
  text: 'If you write about your health all the same, you agree by sending it that we read it to answer you, and for nothing else.',
  also: {
    lang: 'ms',
    text: 'Jika anda tetap menulis tentang kesihatan anda, dengan menghantarnya anda bersetuju supaya kami membacanya untuk menjawab anda, dan bukan untuk tujuan lain.',
  },
}
