import { BRAND, company, formRetention, formStorage } from '../facts/company.ts'
import { dataLaw } from '../facts/law.ts'
import { helplines } from '../facts/helplines.ts'
import { countries } from './countries.ts'

const { database, mail } = formStorage.countries
/** Messages are also in our team's mailbox. */
export const messageCountries = [...new Set([database, mail])]
  .map((id) => countries[id])
  .join(' and ')
const controller = `${company.name}, the company behind ${BRAND.name},`
const noPermission = 'You don’t need anyone’s permission to call a helpline.'

export const privacyNotice = {
  summary: 'This notice in English',
  /** Before and after the address. */
  forms: {
    waitlist: [
      `${controller} uses this, and the language of this page, only to tell you when sign-ups open. It keeps them in ${countries[database]} until ${formRetention.waitlistDaysAfterAnnouncement} days after telling you, and at most ${formRetention.waitlistMonths} months. By submitting, you agree to this. To leave the list: `,
      `. Under ${dataLaw.adultAge}? Join with a parent or guardian. ${noPermission}`,
    ],
    contact: [
      `${controller} uses this only to answer you. It keeps it up to ${formRetention.messageMonths} months, in ${messageCountries}. By sending, you agree to this. To withdraw: `,
      `. Under ${dataLaw.adultAge}? Send it with a parent or guardian. ${noPermission}`,
    ],
    // Investors are of age.
    pitchDeck: [
      `${controller} uses this only to send you the deck and answer you. It keeps it up to ${formRetention.messageMonths} months, in ${messageCountries}. By sending, you agree to this. To withdraw: `,
      '.',
    ],
  },
  policy: 'Privacy Policy',
  newTab: 'opens in a new tab',
  healthDetails: `Please don’t include health details. If you do, sending means you agree that we read them, only to answer you. To talk day or night, call Befrienders on ${helplines.befrienders.phone.text}.`,
} as const
