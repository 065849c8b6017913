import { dataLaw, formStorage } from '../facts.ts'
import { countries } from './countries.ts'

const { database, mail } = formStorage.countries

export const privacyNotice = {
  summary: 'This notice in English',
  purposes: {
    waitlist:
      'We use your email, and your name if you give it, only to tell you when sign-ups open. We can’t tell you without an email.',
    contact:
      'We use what you write here only to answer you. It is up to you whether you write, but we can’t answer you if you leave a required field empty.',
    pitchDeck:
      'We use what you write here only to send you the deck and to answer you. You don’t have to give us these details, but we can’t send the deck if you leave a required field empty.',
  },
  kept: (months: number, mailbox: boolean) => {
    const where = mailbox ? ` and our team’s mailbox in ${countries[mail]}` : ''
    return ` We keep what you send for at most ${months} months, in a database in ${countries[database]}${where}. By sending this form, you agree to this.`
  },
  deletion: [' To have it deleted sooner, write to ', '. '],
  policy: 'Privacy Policy',
  newTab: 'opens in a new tab',
  minors: `If you’re under ${dataLaw.adultAge}, please fill in this form together with a parent or guardian. You don’t need anyone’s permission to call a helpline.`,
  healthConsent: 'If you send health details, you agree that we may read them to answer you.',
} as const
