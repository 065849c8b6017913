import type { LanguageId } from '../../languages.ts'
import { ownersWords as malayWords } from '../ms/owners-words.ts'
import { owner, type Owner, type OwnersWords } from '../owner.ts'

/** These people act before launch. A language is somebody who grew up with it. */
export type Actor = 'owner' | 'clinician' | 'lawyer' | 'operator' | LanguageId

/** The file is in content/, and `at` is text in it, whose line `npm run ready` prints. */
export type SignOff = { text: string; file: string; at: string; isAdvice?: true }

/** The value is empty; its text says where it will stand. */
type WhileEmpty<Values> = { value: keyof Values; text: string; isAdvice?: true; onceOpen?: true }

/** The owner fills in these values of owner.ts, or decides to leave them empty. */
export const whileEmpty: WhileEmpty<Owner>[] = [
  {
    value: 'signUpUrl',
    text: 'Say where people sign up: every “Sign up” leads there, and so does the mail to the waitlist.',
    onceOpen: true,
  },
  {
    value: 'plans',
    text: 'List the plans with their prices, for step 1 of /how-it-works and “What does it cost?” on /for-users.',
  },
  {
    value: 'minimumAge',
    text: 'Decide the minimum age, for /safety#who-for and “Am I old enough?” on /for-users.',
  },
  {
    value: 'sessionReaders',
    text: 'Decide whether people of the team read sessions only with consent, for “Our team” in /safety#readers.',
  },
  {
    value: 'backupDays',
    text: 'Decide for how many days a backup is kept, for the privacy policy.',
  },
  {
    value: 'marketSource',
    text: 'Name the source of the market figure, for /for-investors and /research.',
  },
  {
    value: 'smallestGroup',
    text: 'Decide how small a group in a partner’s report may be, for “What do managers and lecturers see?” on /for-partners.',
    isAdvice: true,
  },
  {
    value: 'clinicalLead',
    text: 'Name who answers for safety, for the four commitments on /safety.',
    isAdvice: true,
  },
  {
    value: 'dataProtectionOfficer',
    text: 'Name a data protection officer if the PDPA asks for one, for the privacy policy.',
    isAdvice: true,
  },
  {
    value: 'pressContact',
    text: 'Name a press contact, for /research#press.',
    isAdvice: true,
  },
]

/** The same for values of owners-words.ts, which each published language needs. */
export const wordsWhileEmpty: WhileEmpty<OwnersWords>[] = [
  {
    value: 'takeOver',
    text: 'Say who takes over from the AI when somebody is in danger, and at which hours, for /safety#danger.',
  },
  {
    value: 'whomWeTell',
    text: 'Say who may be told without the person’s consent, for /safety#danger.',
  },
  {
    value: 'sessionReaders',
    text: 'Say who of the team reads sessions, how much and what for, for “Our team” in /safety#readers.',
  },
  {
    value: 'parentsSee',
    text: 'Say what a parent sees of a child’s sessions, for “If it’s your child” on /for-users.',
  },
]

/**
 * A person has to sign these texts, or decide what they leave open, before launch; advice can wait.
 * Delete an entry when that is done. What the project can find out by itself, such as samples and
 * helplines that nobody has called, is in vite/launch-points.ts.
 */
export const awaitingSignOff: Record<Actor, SignOff[]> = {
  owner: [
    {
      text: 'Decide which conditions the product does not suit.',
      file: 'en/who-reads.ts',
      at: 'notMeant: {',
    },
    {
      text: 'Decide who holds the keys to the sessions.',
      file: 'en/who-reads.ts',
      at: 'readers: {',
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
      file: 'en/editions.ts',
      at: 'privacy: [',
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
      text: 'Sign the order of “Where to get help”, which has conversation before danger and “Someone is hurting me” last.',
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
      text: 'Sign the six honest answers, the exercise under the helplines, and what three people get, on the page for users.',
      file: 'en/for-users.ts',
      at: 'questions: {',
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
      text: 'Sign what a session is, and the three answers to “Why not …”, on the page about our solution.',
      file: 'en/solutions.ts',
      at: 'whyNot: {',
    },
    {
      text: 'Sign that the Malay and Tamil lines about 999 speak of danger and injury, and no longer of danger to life.',
      file: 'ms/helplines.ts',
      at: 'emergency: {',
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
      text: 'Sign that the product replaces no therapist, and for whom it is, in the mail to the waitlist.',
      file: 'en/announcement.ts',
      at: 'noTherapist:',
    },
    {
      text: 'Sign the five example conversations.',
      file: 'quoted/conversations.ts',
      at: 'samples',
    },
    {
      text: 'Sign the warning before the conversation about suicide, and its end.',
      file: 'en/how-it-works.ts',
      at: 'warning:',
    },
    {
      text: 'Sign that no recap follows the conversation about suicide.',
      file: 'en/how-it-works.ts',
      at: 'noRecap:',
    },
    {
      text: 'Sign the four recaps.',
      file: 'en/product.ts',
      at: 'texts: {',
    },
    {
      text: 'Sign that Hening supports people who wait for a psychiatrist, and how alerts and questionnaires are counted.',
      file: 'en/for-partners.ts',
      at: 'clinic: {',
    },
    {
      text: 'Sign that Hening hands people on to a partner’s counsellors, before that is shown.',
      file: 'en/for-partners.ts',
      at: 'handsOn:',
      isAdvice: true,
    },
    {
      text: 'Sign the answers to reporters about danger, the trials and other teams’ studies.',
      file: 'en/fact-sheet.ts',
      at: 'questions: {',
    },
    {
      text: 'Sign what the research page says of online therapy and of the second AI.',
      file: 'en/research.ts',
      at: 'statement:',
    },
    {
      text: 'Sign the three ways for somebody who can’t speak, 999 first, and the message to send.',
      file: 'en/situations.ts',
      at: 'message: (place',
    },
    {
      text: 'Sign the bodily signs to name at a clinic, and the sentences about prayer.',
      file: 'en/situations.ts',
      at: 'body:',
    },
    {
      text: 'Sign the three indirect ways of speaking about suicide, in each language.',
      file: 'en/worried.ts',
      at: 'signs: {',
    },
    {
      text: 'Sign the answer to parents.',
      file: 'en/worried.ts',
      at: 'child: {',
    },
    {
      text: 'Confirm that Malay and Tamil call 999 for danger, not only for danger to life.',
      file: 'ms/situations.ts',
      at: 'cedera atau dalam bahaya',
    },
    {
      text: 'Sign what the home page says a session is like, and that it ends with one thing to try.',
      file: 'en/home.ts',
      at: 'ends:',
    },
  ],
  lawyer: [
    {
      text: 'Sign what the open site says of encryption and servers while they are planned, and that they are in place.',
      file: 'en/privacy.ts',
      at: "allWork('encryption', 'servers')",
    },
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
      text: 'Sign that the safety page says “once it opens” once for all its promises, without a mark at each.',
      file: 'en/safety.ts',
      at: 'lead:',
    },
    {
      text: 'Sign what “Why not …” says about ChatGPT and the study.',
      file: 'en/solutions.ts',
      at: 'whyNot: {',
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
      text: 'Sign the line and the printed page for a partner’s management.',
      file: 'en/for-partners.ts',
      at: 'management: {',
    },
    {
      text: 'Sign what partners are offered under the first picture: “You’ll never see who”.',
      file: 'en/for-partners.ts',
      at: 'why:',
    },
    {
      text: 'Confirm that partners agree in writing to keep their own counselling.',
      file: 'en/for-partners.ts',
      at: 'beside:',
    },
    {
      text: 'Sign the argument for investors, “Whoever tests this first”.',
      file: 'en/for-investors.ts',
      at: 'logic:',
    },
    {
      text: 'Sign what an investment pays for, and the round and its use once they are filled in.',
      file: 'en/for-investors.ts',
      at: 'round: {',
    },
    {
      text: 'Decide whether the English and the Malay terms have equal force, and which prevails where they differ.',
      file: 'en/terms.ts',
      at: 'equal force',
    },
    {
      text: 'Sign what reporters read about who reads a conversation and who answers in danger.',
      file: 'en/fact-sheet.ts',
      at: 'questions: {',
    },
    {
      text: 'Sign what the page for users says about encryption, and about who reads.',
      file: 'en/for-users.ts',
      at: 'readers: {',
    },
    {
      text: 'Sign that a helpline takes a child’s call without a parent’s permission, and what a parent sees.',
      file: 'en/worried.ts',
      at: 'child: {',
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
      text: 'Ask MERS 999 how it answers a caller who cannot speak aloud, and whether a message to somebody else is faster or safer: then it goes first.',
      file: 'en/situations.ts',
      at: 'message: (place',
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
    {
      text: 'Ask MERS 999 whether the Malay sentence for an ambulance is right, and whether the address goes first.',
      file: 'quoted/in-malay.ts',
      at: 'ambulance:',
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
      text: 'Check the sentences that change once a claim is in place, on the contact, safety, partners’ and investors’ pages.',
      file: 'ms/safety.ts',
      at: 'isKept',
    },
    {
      text: 'Check the words about our own study, on the research page and the page for users.',
      file: 'ms/research.ts',
      at: 'hasOwn',
    },
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
      text: 'Check “E-mel saya apabila dilancarkan”, the name of the link to the waitlist.',
      file: 'ms/site.ts',
      at: 'link: isOpen',
    },
    ...(malayWords.nameMeaning
      ? [
          {
            text: 'Check that the name means what / and /about say.',
            file: 'ms/owners-words.ts',
            at: 'nameMeaning:',
            isAdvice: true as const,
          },
        ]
      : []),
    {
      text: 'Check the sentences to say on the phone.',
      file: 'quoted/in-malay.ts',
      at: 'ambulance:',
    },
    {
      text: 'Check the three indirect ways of speaking about suicide.',
      file: 'ms/worried.ts',
      at: 'signs: {',
    },
    {
      text: 'Check the words for the body, for prayer, and for what to do without speaking.',
      file: 'ms/situations.ts',
      at: 'message: (place',
    },
    {
      text: 'Check the six honest answers, and what the three people mean.',
      file: 'ms/for-users.ts',
      at: 'questions: {',
    },
    {
      text: 'Say the sentence in four languages aloud, and check the Malay of the home page. If nobody talks like it: 这个 week 有 exam, 压力很大 lah.',
      file: 'quoted/lines.ts',
      at: 'fourLanguages',
    },
    {
      text: 'Check the words on the six screens of /how-it-works, and the recaps.',
      file: 'ms/how-it-works.ts',
      at: 'screens: {',
    },
    {
      text: 'Check the words by which the loom tells Malay from English.',
      file: 'quoted/malay-words.ts',
      at: 'malayWords',
    },
  ],
  zh: [
    {
      text: 'Check the sentences that change once a claim is in place, on the contact, safety, partners’ and investors’ pages.',
      file: 'zh/safety.ts',
      at: 'isKept',
    },
    {
      text: 'Check the words about our own study, on the research page and the page for users.',
      file: 'zh/research.ts',
      at: 'hasOwn',
    },
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
      text: 'Check “推出时电邮通知我”, the name of the link to the waitlist.',
      file: 'zh/site.ts',
      at: 'link: isOpen',
    },
    {
      text: 'Check the Chinese names of the three helplines.',
      file: 'zh/helplines.ts',
      at: 'befrienders: {',
    },
    {
      text: 'Check the words that reporters are asked not to write of suicide.',
      file: 'zh/fact-sheet.ts',
      at: 'reporting: {',
    },
    {
      text: 'Check whether readers understand RM200++, which in Malaysia can mean plus charges.',
      file: 'facts/statistics.ts',
      at: 'RM200++',
      isAdvice: true,
    },
    {
      text: 'Check the three indirect ways of speaking about suicide.',
      file: 'zh/worried.ts',
      at: 'signs: {',
    },
    {
      text: 'Check the words for the body, for prayer, and for what to do without speaking.',
      file: 'zh/situations.ts',
      at: 'message: (place',
    },
    {
      text: 'Check the six honest answers, and what the three people mean.',
      file: 'zh/for-users.ts',
      at: 'questions: {',
    },
    {
      text: 'Say the sentence in four languages aloud, and check the Chinese of the home page. If nobody talks like it: 这个 week 有 exam, 压力很大 lah.',
      file: 'quoted/lines.ts',
      at: 'fourLanguages',
    },
    {
      text: 'Check the words on the six screens of /how-it-works, and the recaps.',
      file: 'zh/how-it-works.ts',
      at: 'screens: {',
    },
  ],
  ta: [
    {
      text: 'Check the sentences that change once a claim is in place, on the contact, safety, partners’ and investors’ pages.',
      file: 'ta/safety.ts',
      at: 'isKept',
    },
    {
      text: 'Check the words about our own study, on the research page and the page for users.',
      file: 'ta/research.ts',
      at: 'hasOwn',
    },
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
      text: 'Check “தொடங்கும்போது மின்னஞ்சல் அனுப்புங்கள்”, the name of the link to the waitlist.',
      file: 'ta/site.ts',
      at: 'link: isOpen',
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
      text: 'Check the three indirect ways of speaking about suicide.',
      file: 'ta/worried.ts',
      at: 'signs: {',
    },
    {
      text: 'Check the words for the body, for prayer, and for what to do without speaking.',
      file: 'ta/situations.ts',
      at: 'message: (place',
    },
    {
      text: 'Check the six honest answers, and what the three people mean.',
      file: 'ta/for-users.ts',
      at: 'questions: {',
    },
    {
      text: 'Say the sentence in four languages aloud, and check the Tamil of the home page. If nobody talks like it: 这个 week 有 exam, 压力很大 lah.',
      file: 'quoted/lines.ts',
      at: 'fourLanguages',
    },
    {
      text: 'Check the words on the six screens of /how-it-works, and the recaps.',
      file: 'ta/how-it-works.ts',
      at: 'screens: {',
    },
  ],
}
