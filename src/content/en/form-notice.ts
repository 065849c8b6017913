import { dataLaw, formStorage } from '../facts.ts'
import { countries } from './countries.ts'

const { database, mail } = formStorage.processors

export const notice = {
  summary: 'This notice in English',
  purposes: {
    waitlist:
      'We use your email, and your name if you give it, only to tell you when sign-ups open. Without an email we can’t.',
    contact:
      'We use what you write here only to answer you. It’s your choice whether to write. To answer you, we need every field not marked optional.',
    pitchDeck:
      'We use what you write here only to send you the deck and to answer you. It’s your choice whether to ask for it. To send it, we need every field not marked optional.',
  },
  kept: (months: number, mailbox: boolean) => {
    const where = mailbox ? ` and in our team’s mailbox in ${countries[mail.country]}` : ''
    return ` It is kept in a database in ${countries[database.country]}${where} for at most ${months} months; by sending it you agree to that.`
  },
  deletion: [' To have it deleted sooner, write to ', '. '],
  policy: 'Privacy Policy',
  newTab: 'opens in a new tab',
  minors: `Under ${dataLaw.adultAge}? Please write together with a parent or guardian. You don’t need anyone’s permission to call a helpline.`,
  healthConsent: 'If you send health details, you agree that we read them only to answer you.',
} as const
