import { BRAND, company, formRetention } from '../facts/company.ts'
import { helplines } from '../facts/helplines.ts'

const { befrienders, emergency } = helplines

/** The dialog of the waitlist names it, too. */
export const announcementSubject = `${BRAND.name} is open in Malaysia`

/** The one mail to the waitlist, on the day that sign-ups open. */
export const announcement = {
  subject: announcementSubject,
  greeting: 'Hello,',
  greetingTo: (name: string) => `Hello ${name},`,
  opened: `You asked us to write when sign-ups open. ${BRAND.name} is open in Malaysia now.`,
  product: `${BRAND.name} is AI therapy in your language. Say what’s on your mind in English, Malay, Mandarin or Tamil, or in the mix you speak at home. It answers at any hour.`,
  noTherapist: (minimumAge: number) =>
    `${minimumAge ? `${BRAND.name} is for people aged ${minimumAge} and over, and doesn’t` : `${BRAND.name} doesn’t`} replace a therapist: if you see one, please keep going.`,
  signUp: 'You can sign up here:',
  tonight: `If things are hard now, you can talk to a person. Befrienders listen day and night: ${befrienders.phone.text}. If you’re in danger or afraid you’ll hurt or kill yourself, call ${emergency.phone.text}.`,
  deleted: `This is the only mail we send to the waitlist. We delete the list ${formRetention.waitlistDaysAfterAnnouncement} days after the last one has gone out.`,
  leave: 'To leave the list now, reply to this mail, or open this page and press “Leave the list”:',
  team: `The ${BRAND.name} team`,
  site: 'Our website:',
  safety: 'What happens if you’re in danger, and who can read what you say:',
  company: `${company.name} (company number ${company.registration})`,
} as const
