import type { LanguageId } from '../../languages.ts'
import { owner, type Owner } from '../owner.ts'

/** These people act before launch. A language is somebody who grew up with it. */
export type Actor = 'owner' | 'clinician' | 'lawyer' | 'operator' | LanguageId

/** The file is in content/, and `at` is text in it, whose line `npm run ready` prints. */
export type SignOff = { text: string; file: string; at: string; isAdvice?: true }

/** The owner fills in these values of owner.ts, or decides to leave them empty. */
export const whileEmpty: { value: keyof Owner; text: string; isAdvice?: true }[] = [
  { value: 'signUpUrl', text: 'Say where people sign up.' },
  {
    value: 'backupDays',
    text: 'Decide for how many days a backup is kept, and say so in the privacy policy.',
  },
  { value: 'marketSource', text: 'Name the source of the market figure.' },
  {
    value: 'dataProtectionOfficer',
    text: 'Name a data protection officer if the PDPA asks for one.',
    isAdvice: true,
  },
  { value: 'pressContact', text: 'Name a press contact.', isAdvice: true },
]

/**
 * A person has to sign these texts, or decide what they leave open, before launch; advice can wait.
 * Delete an entry when that is done. What the project can find out by itself, such as samples and
 * helplines that nobody has called, is in vite/launch-points.ts.
 */
export const awaitingSignOff: Record<Actor, SignOff[]> = {
  owner: [
    {
      text: 'Decide who takes over from the AI when somebody is in danger, at which hours, and who may be told without the person’s consent.',
      file: 'en/who-reads.ts',
      at: 'notDecided: {',
    },
    {
      text: 'Decide the minimum age.',
      file: 'en/for-users.ts',
      at: '(notDecided)',
    },
    {
      text: 'Decide which conditions the product does not suit.',
      file: 'en/who-reads.ts',
      at: 'limits:',
    },
    {
      text: 'Decide who holds the keys to the sessions, and whether people on the team read sessions for analysis.',
      file: 'en/who-reads.ts',
      at: 'us: {',
    },
    {
      text: 'Decide how small a group in a partner’s report may be.',
      file: 'en/for-partners.ts',
      at: 'totals: {',
      isAdvice: true,
    },
    {
      text: 'Confirm what partners read about their duties, the data, the price and how to leave.',
      file: 'en/for-partners.ts',
      at: 'duties: {',
    },
    {
      text: 'Confirm the weeks in which people answer a pilot’s questionnaires.',
      file: 'en/for-partners.ts',
      at: 'pilot: {',
      isAdvice: true,
    },
    {
      text: 'Confirm that the company began in Kuala Lumpur and works there.',
      file: 'en/about.ts',
      at: 'hero: {',
    },
    {
      text: 'Confirm the site, ethics approval, registration and status of each trial.',
      file: 'en/research.ts',
      at: 'hero: {',
    },
    {
      text: 'Confirm that the team has the six fields of expertise that investors read of.',
      file: 'en/for-investors.ts',
      at: 'expertise: {',
    },
    {
      text: 'Confirm what investors receive with the pitch deck.',
      file: 'en/for-investors.ts',
      at: 'receive: {',
    },
    {
      text: 'Compare both facts of “Why now” with their originals.',
      file: 'en/for-investors.ts',
      at: 'whyNow: {',
    },
    {
      text: 'Set the day on which the privacy policy and the terms take effect.',
      file: 'facts/law.ts',
      at: 'legalEditions',
    },
    {
      text: 'Decide the class of medical device, which the lawyer needs.',
      file: 'en/for-investors.ts',
      at: 'Regulation as a medical device',
      isAdvice: true,
    },
  ],
  clinician: [
    {
      text: 'Sign the words at the helplines, “Help now” among them.',
      file: 'en/helplines.ts',
      at: 'helplineWords',
    },
    {
      text: 'Sign the words of “Where to get help”.',
      file: 'en/situations.ts',
      at: 'situations: {',
    },
    {
      text: 'Sign the order of “Where to get help”, which has conversation before danger.',
      file: 'facts/situations.ts',
      at: 'talk: {',
    },
    {
      text: 'Sign “Worried about someone?”, above all “Asking doesn’t make the thought stronger” and calling 999 against somebody’s will.',
      file: 'en/worried.ts',
      at: 'acts: [',
    },
    {
      text: 'Sign the sentences with which somebody could begin, and ask about suicide.',
      file: 'quoted/worried.ts',
      at: 'firstWords',
    },
    {
      text: 'Sign the safety page’s four commitments, and its lines for people in danger now.',
      file: 'en/safety.ts',
      at: 'commitments: {',
    },
    {
      text: 'Sign what happens to a person in danger during a session.',
      file: 'en/who-reads.ts',
      at: 'danger: {',
    },
    {
      text: 'Sign who can read a session.',
      file: 'en/who-reads.ts',
      at: 'readers: {',
    },
    {
      text: 'Sign who the product is for and not for.',
      file: 'en/who-reads.ts',
      at: 'use: {',
    },
    {
      text: 'Sign the two numbers at the top of the page for users.',
      file: 'en/for-users.ts',
      at: 'tonight: {',
    },
    {
      text: 'Sign “What it won’t do” on the page for users.',
      file: 'en/for-users.ts',
      at: 'limits: {',
    },
    {
      text: 'Sign the home page’s link to people who answer tonight.',
      file: 'en/home.ts',
      at: 'tonight:',
    },
    {
      text: 'Sign “A second AI, only for danger” on the page about how it works.',
      file: 'en/how-it-works.ts',
      at: 'crisis: {',
    },
    {
      text: 'Sign “Built for safety” on the page about our solution.',
      file: 'en/solutions.ts',
      at: 'Built for safety',
    },
    {
      text: 'Sign what partners’ counsellors read about the second AI, and that partners keep their own counselling.',
      file: 'en/for-partners.ts',
      at: 'counsellors: {',
    },
    {
      text: 'Sign the lines about danger on the contact page.',
      file: 'en/contact.ts',
      at: 'emergency:',
    },
    {
      text: 'Sign the contact page’s answer about replacing a therapist.',
      file: 'en/contact.ts',
      at: 'replace a therapist?',
    },
    {
      text: 'Sign the lines about tonight and danger in the mail to the waitlist.',
      file: 'en/announcement.ts',
      at: 'tonight:',
    },
    {
      text: 'Sign the five example conversations.',
      file: 'quoted/conversations.ts',
      at: 'samples',
    },
    {
      text: 'Sign the warning before the conversation about suicide, and its end.',
      file: 'en/conversations.ts',
      at: 'mixed:',
    },
    {
      text: 'Sign what the home page says a session is like, and that it ends with one thing to try.',
      file: 'en/home.ts',
      at: 'ends:',
    },
  ],
  lawyer: [
    {
      text: 'Sign the privacy policy.',
      file: 'en/privacy.ts',
      at: 'export const privacy',
    },
    {
      text: 'Sign the notices at the forms.',
      file: 'en/privacy-notice.ts',
      at: 'privacyNotice',
    },
    {
      text: 'Sign the terms of service.',
      file: 'en/terms.ts',
      at: 'export const terms',
    },
    {
      text: 'Confirm that the page for investors keeps to the Medical Device Act, section 44.',
      file: 'en/for-investors.ts',
      at: 'start:',
    },
    {
      text: 'Confirm that “Most Popular” may stand, and say which count has to support it (Trade Descriptions Act 2011).',
      file: 'en/for-partners.ts',
      at: 'badge:',
    },
    {
      text: 'Sign “Will be encrypted and kept in Malaysia”, and “is to become … clinically validated”, on the home page.',
      file: 'en/home.ts',
      at: 'isKept',
    },
  ],
  operator: [
    ...(owner.onCallConfirmedOn
      ? []
      : [
          {
            text: 'Confirm that a clinician, known by name, is on call while trial sessions run.',
            file: 'owner.ts',
            at: 'onCallConfirmedOn',
          },
        ]),
    {
      text: 'Name the people who read every message and answer it within the hours that the page promises.',
      file: 'en/contact.ts',
      at: 'responseTimes: {',
    },
    {
      text: 'Ask Talian Kasih whether a caller can ask without making a report.',
      file: 'en/situations.ts',
      at: 'kasih:',
    },
    {
      text: 'Ask MERS 999 how it answers a caller who cannot speak aloud.',
      file: 'en/situations.ts',
      at: 'silence: {',
    },
    {
      text: 'Ask each helpline which languages it answers in.',
      file: 'facts/helplines.ts',
      at: 'registry',
    },
    {
      text: 'Have people in Malaysia look at the clothes of the drawn people: the portraits of the team, and the video call on the home page.',
      file: 'en/about.ts',
      at: 'portrait:',
    },
    {
      text: 'Try the steps for clearing the history in Chrome, Safari, Edge and Samsung Internet, in each language.',
      file: 'en/clear-history.ts',
      at: 'steps: {',
      isAdvice: true,
    },
    {
      text: 'Have the site tested by somebody who uses a screen reader every day.',
      file: 'en/safety.ts',
      at: 'accessibility: {',
      isAdvice: true,
    },
  ],
  en: [
    {
      text: 'Check that people in Malaysia talk like the English and the mixed conversation.',
      file: 'quoted/conversations.ts',
      at: 'en: [',
    },
  ],
  ms: [
    {
      text: 'Check the sentences for somebody you worry about.',
      file: 'quoted/worried.ts',
      at: 'ms: {',
    },
    {
      text: 'Check the pocket card.',
      file: 'quoted/pocket-card.ts',
      at: "lang: 'ms'",
    },
    {
      text: 'Check that people in Malaysia talk like the Malay and the mixed conversation.',
      file: 'quoted/conversations.ts',
      at: 'ms: [',
    },
    {
      text: 'Check that the name means “still and clear, like water”, as two pages say.',
      file: 'en/about.ts',
      at: 'still and clear',
      isAdvice: true,
    },
    {
      text: 'Say the sentence in four languages aloud, and check the Malay of the home page. If nobody talks like it: 这个 week 有 exam, 压力很大 lah.',
      file: 'quoted/lines.ts',
      at: 'fourLanguages',
    },
  ],
  zh: [
    {
      text: 'Check the sentences for somebody you worry about.',
      file: 'quoted/worried.ts',
      at: 'zh: {',
    },
    {
      text: 'Check the pocket card.',
      file: 'quoted/pocket-card.ts',
      at: "lang: 'zh-Hans'",
    },
    {
      text: 'Check that people in Malaysia talk like the Mandarin and the mixed conversation.',
      file: 'quoted/conversations.ts',
      at: 'zh: [',
    },
    {
      text: 'Check the Chinese names of the three helplines.',
      file: 'zh/helplines.ts',
      at: 'befrienders: {',
    },
    {
      text: 'Check whether readers understand RM200++, which in Malaysia can mean plus charges.',
      file: 'facts/statistics.ts',
      at: 'RM200++',
      isAdvice: true,
    },
    {
      text: 'Say the sentence in four languages aloud, and check the Chinese of the home page. If nobody talks like it: 这个 week 有 exam, 压力很大 lah.',
      file: 'quoted/lines.ts',
      at: 'fourLanguages',
    },
  ],
  ta: [
    {
      text: 'Check the sentences for somebody you worry about.',
      file: 'quoted/worried.ts',
      at: 'ta: {',
    },
    {
      text: 'Check the pocket card.',
      file: 'quoted/pocket-card.ts',
      at: "lang: 'ta'",
    },
    {
      text: 'Check that people in Malaysia talk like the Tamil and the mixed conversation.',
      file: 'quoted/conversations.ts',
      at: 'ta: [',
    },
    {
      text: 'Ask a clinician who reads Tamil about “it may miss signs, call the emergency number”, also in home.ts and solutions.ts.',
      file: 'ta/how-it-works.ts',
      at: 'crisis: {',
    },
    {
      text: 'Ask a clinician who reads Tamil about the warning before the conversation about suicide.',
      file: 'ta/conversations.ts',
      at: 'mixed:',
    },
    {
      text: 'Say the sentence in four languages aloud, and check the Tamil of the home page. If nobody talks like it: 这个 week 有 exam, 压力很大 lah.',
      file: 'quoted/lines.ts',
      at: 'fourLanguages',
    },
  ],
}
