import { sectionPaths, paths, type PagePath } from '#src/paths.ts'
import type { LanguageId } from '../../languages.ts'
import { BRAND, company } from '../facts/company.ts'
import { statisticsInDigits } from '../facts/statistics.ts'
import { keysOf } from '../../keys-of.ts'
import { situations } from '../facts/situations.ts'
import { type Owner, owner, type OwnersWords, type Stage } from '../owner.ts'
import { sampleConversations, type ConversationId } from '../quoted/conversations.ts'
import { phrasesOfDanger } from '../phrases-of-danger.ts'
import type { Quote } from '../types.ts'
import { inMalay } from '../quoted/in-malay.ts'
import { fourLanguages, ownVoices } from '../quoted/lines.ts'
import { malayWords } from '../quoted/malay-words.ts'
import { pocketCard } from '../quoted/pocket-card.ts'
import { firstWords } from '../quoted/worried.ts'
import * as en from './words/en.ts'
import * as ms from './words/ms.ts'
import * as ta from './words/ta.ts'
import * as zh from './words/zh.ts'

/** These people act before launch. A language is somebody who grew up with it. */
export type Actor = 'owner' | 'clinician' | 'lawyer' | 'operator' | LanguageId

/** Who could be hurt by wrong words, the worst first: sheets have this order and give the reason. */
export const harms = {
  danger: 'Somebody in danger, or who fears for somebody, acts on these words.',
  health: 'Somebody who is not well decides by these words what to do.',
  privacy: 'Somebody decides by these words what to tell us.',
  law: 'The law holds us to these words.',
  trust: 'People decide by these words whether to believe us and work with us.',
  language: 'Somebody who grew up with the language notices at once what nobody would say.',
} as const

export type Harm = keyof typeof harms

type Words = typeof en | typeof ms | typeof zh | typeof ta

/** The words of a site's pages that somebody signs, in each language. */
export const words: Record<LanguageId, Words> = { en, ms, zh, ta }

type Signature = `${string}, ${number}-${number}-${number}`

/**
 * `on` has the words by the page on which they stand. The file is in content/, and `at` is text in
 * it, whose line `npm run ready` prints; in both, and in `on`, * is the language of the person who signs.
 */
export type SignOff = {
  by: Actor[]
  text: string
  harm: Harm
  file: string
  at: string
  on: (own: Words, id: LanguageId) => Partial<Record<PagePath | 'mail', unknown>>
  /** The sheet shows the first sentence of each page and says how many words there are. */
  isLong?: true
  isAdvice?: true
  isNeeded?: (owner: Owner, ownersWords: Record<LanguageId, OwnersWords>) => boolean
  signed?: Partial<Record<Actor, Signature>>
}

/** The value is empty; its text says where it will stand. */
type WhileEmpty<Values> = {
  value: keyof Values
  text: string
  harm: Harm
  by?: Actor
  isAdvice?: true
  /** Only this stage needs it. */
  stage?: Stage
}

/** The owner fills in these values of owner.ts, or decides to leave them empty; the operator confirms one. */
export const whileEmpty: WhileEmpty<Owner>[] = [
  {
    value: 'onCallConfirmedOn',
    harm: 'danger',
    by: 'operator',
    stage: 'trials',
    text: 'Confirm that a clinician, known by name, is on call while trial sessions run, for /safety#danger.',
  },
  {
    value: 'signUpUrl',
    harm: 'trust',
    text: 'Say where people sign up: every “Sign up” leads there, and so does the mail to the waitlist.',
    stage: 'open',
  },
  {
    value: 'plans',
    harm: 'trust',
    text: 'List the plans with their prices, for step 1 of /how-it-works and “What does it cost?” on /for-users.',
  },
  {
    value: 'minimumAge',
    harm: 'danger',
    text: 'Decide the minimum age, for /safety#who-for and “Am I old enough?” on /for-users.',
  },
  {
    value: 'sessionReaders',
    harm: 'privacy',
    text: 'Decide whether people of the team read sessions only with consent, for “Our team” in /safety#readers.',
  },
  {
    value: 'backupDays',
    harm: 'law',
    text: 'Decide for how many days a backup is kept, for the privacy policy.',
  },
  {
    value: 'marketSource',
    harm: 'trust',
    text: 'Name the source of the market figure, for /for-investors and /research.',
  },
  {
    value: 'smallestGroup',
    harm: 'privacy',
    text: 'Decide how small a group in a partner’s report may be, for “What do managers and lecturers see?” on /for-partners.',
    isAdvice: true,
  },
  {
    value: 'clinicalLead',
    harm: 'trust',
    text: 'Name who answers for safety, for the four commitments on /safety.',
    isAdvice: true,
  },
  {
    value: 'dataProtectionOfficer',
    harm: 'law',
    text: 'Name a data protection officer if the PDPA asks for one, for the privacy policy.',
    isAdvice: true,
  },
  {
    value: 'pressContact',
    harm: 'trust',
    text: 'Name a press contact, for /research#press.',
    isAdvice: true,
  },
]

/** The same for values of owners-words.ts, which each published language needs. */
export const wordsWhileEmpty: WhileEmpty<OwnersWords>[] = [
  {
    value: 'takeOver',
    harm: 'danger',
    text: 'Say who takes over from the AI when somebody is in danger, and at which hours, for /safety#danger.',
  },
  {
    value: 'whomWeTell',
    harm: 'danger',
    text: 'Say who may be told without the person’s consent, for /safety#danger.',
  },
  {
    value: 'sessionReaders',
    harm: 'privacy',
    text: 'Say who of the team reads sessions, how much and what for, for “Our team” in /safety#readers.',
  },
  {
    value: 'parentsSee',
    harm: 'privacy',
    text: 'Say what a parent sees of a child’s sessions, for “If it’s your child” on /for-users.',
  },
]

/**
 * People sign these words, or decide what they leave open, before launch; advice can wait. Whoever has
 * signed is added to the entry, which takes the point off that sheet: `signed: { lawyer: 'Name, 2027-01-15' }`.
 * Whoever changes words that were signed takes the signature out. What the project can find out by
 * itself, such as samples and helplines that nobody has called, is in vite/launch-points.ts.
 */
export const awaitingSignOff: readonly SignOff[] = [
  {
    by: ['owner'],
    text: 'Decide which conditions the product does not suit.',
    harm: 'danger',
    file: 'en/who-reads.ts',
    at: 'notMeant: {',
    on: ({ whoReads }) => ({ [sectionPaths.whoFor]: whoReads.use }),
  },
  {
    by: ['owner'],
    text: 'Decide who holds the keys to the sessions.',
    harm: 'privacy',
    file: 'en/who-reads.ts',
    at: 'readers: {',
    on: ({ whoReads }) => ({ [sectionPaths.whoReads]: whoReads.readers.text }),
  },
  {
    by: ['owner'],
    text: 'Confirm what partners read about hosting a study, their duties, the data, the price and how to leave.',
    harm: 'trust',
    file: 'en/for-partners.ts',
    at: 'duties: {',
    on: ({ forPartners }) => ({
      [paths.forPartners]: [forPartners.diligence.items, forPartners.models.research.data],
    }),
  },
  {
    by: ['owner'],
    text: 'Confirm the weeks in which people answer a pilot’s questionnaires.',
    harm: 'trust',
    file: 'en/for-partners.ts',
    at: 'pilot: {',
    on: ({ forPartners }) => ({ [paths.forPartners]: forPartners.pilot }),
    isAdvice: true,
  },
  {
    by: ['owner'],
    text: 'Confirm that the company began in Kuala Lumpur and works there.',
    harm: 'trust',
    file: 'en/about.ts',
    at: 'hero: {',
    on: ({ about, factSheet }) => ({
      [paths.about]: about.hero.lead,
      [sectionPaths.press]: factSheet.press.boilerplates[0].text,
    }),
  },
  {
    by: ['owner'],
    text: 'Confirm the site, ethics approval, registration and status of each trial, and that /safety is not about them.',
    harm: 'trust',
    file: 'en/research.ts',
    at: 'hero: {',
    on: ({ research }) => ({ [paths.research]: [research.hero.lead, research.participate.text] }),
  },
  {
    by: ['owner'],
    text: 'Confirm that the team has the six fields of expertise that investors read of.',
    harm: 'trust',
    file: 'en/for-investors.ts',
    at: 'expertise: {',
    on: ({ forInvestors }) => ({ [paths.forInvestors]: forInvestors.advantage.expertise.items }),
  },
  {
    by: ['owner'],
    text: 'Confirm that the product earns in two ways: a plan for a person, an agreement for a partner.',
    harm: 'trust',
    file: 'en/for-investors.ts',
    at: 'model: {',
    on: ({ forInvestors }) => ({ [paths.forInvestors]: forInvestors.opportunities.items.model }),
  },
  {
    by: ['owner'],
    text: 'Confirm what investors receive with the pitch deck.',
    harm: 'trust',
    file: 'en/for-investors.ts',
    at: 'receive: {',
    on: ({ forInvestors }) => ({ [paths.forInvestors]: forInvestors.request.receive }),
  },
  {
    by: ['owner'],
    text: 'Compare the three facts of “Why now” with their originals.',
    harm: 'trust',
    file: 'en/for-investors.ts',
    at: 'whyNow: {',
    on: ({ forInvestors }) => ({ [paths.forInvestors]: forInvestors.story.whyNow }),
  },
  {
    by: ['owner'],
    text: 'Compare what investors read of Woebot and Ash with the originals.',
    harm: 'trust',
    file: 'en/for-investors.ts',
    at: 'others:',
    on: ({ forInvestors }) => ({ [paths.forInvestors]: forInvestors.advantage.position.others }),
  },
  {
    by: ['owner'],
    text: 'Compare what reporters read of the Health Minister and the FDA’s advisers with the originals.',
    harm: 'trust',
    file: 'en/fact-sheet.ts',
    at: 'What do authorities say?',
    on: ({ factSheet }) => ({ [sectionPaths.press]: factSheet.press.questions }),
  },
  {
    by: ['owner'],
    text: 'Set the day on which the privacy policy and the terms take effect.',
    harm: 'law',
    file: 'en/editions.ts',
    at: 'privacy: [',
    on: ({ legal, editions }) => ({
      [paths.privacy]: legal.inWords(editions.privacy[0].inForceSince),
      [paths.terms]: legal.inWords(editions.terms[0].inForceSince),
    }),
  },
  {
    by: ['owner'],
    text: 'Decide the class of medical device, which the lawyer needs.',
    harm: 'law',
    file: 'en/for-investors.ts',
    at: 'Regulation as a medical device',
    on: ({ forInvestors }) => ({
      [paths.forInvestors]: forInvestors.advantage.pipeline.steps.after,
    }),
    isAdvice: true,
  },
  {
    by: ['clinician'],
    text: 'Sign the words at the helplines, “Help now” among them.',
    harm: 'danger',
    file: 'en/helplines.ts',
    at: 'helplineWords',
    on: ({ helplineWords }) => ({ [sectionPaths.openToday]: helplineWords }),
  },
  {
    by: ['clinician'],
    text: 'Sign the words of “Where to get help”.',
    harm: 'danger',
    file: 'en/situations.ts',
    at: 'situations: {',
    on: ({ situationWords }) => ({
      [sectionPaths.openToday]: [
        situationWords.title,
        situationWords.text,
        situationWords.busy,
        situationWords.situations,
        situationWords.about,
        situationWords.places.psss,
      ],
    }),
  },
  {
    by: ['clinician'],
    text: 'Sign the order of “Where to get help”, which has conversation before danger and “Someone is hurting me” last.',
    harm: 'danger',
    file: 'facts/situations.ts',
    at: 'talk: {',
    on: ({ situationWords }) => ({
      [sectionPaths.openToday]: keysOf(situations).map(
        (situation) => situationWords.situations[situation].title,
      ),
    }),
  },
  {
    by: ['clinician'],
    text: 'Sign “Worried about someone?”, above all “Asking doesn’t put the thought there or make it stronger” and calling 999 against somebody’s will.',
    harm: 'danger',
    file: 'en/worried.ts',
    at: 'acts: [',
    on: ({ worried }) => ({
      [sectionPaths.worried]: [
        worried.title,
        worried.lead,
        worried.acts,
        worried.refused,
        worried.urgent,
      ],
    }),
  },
  {
    by: ['clinician'],
    text: 'Sign the sentences with which somebody could begin, and ask about suicide.',
    harm: 'danger',
    file: 'quoted/worried.ts',
    at: 'firstWords',
    on: () => ({ [sectionPaths.worried]: firstWords }),
  },
  {
    by: ['clinician'],
    text: 'Sign the safety page’s four commitments, and its lines for people in danger now.',
    harm: 'danger',
    file: 'en/safety.ts',
    at: 'commitments: {',
    on: ({ safety }) => ({ [paths.safety]: [safety.commitments, safety.crisis] }),
  },
  {
    by: ['clinician'],
    text: 'Sign what happens to a person in danger during a session.',
    harm: 'danger',
    file: 'en/who-reads.ts',
    at: 'danger: {',
    on: ({ whoReads }) => ({ [sectionPaths.danger]: whoReads.danger }),
  },
  {
    by: ['clinician'],
    text: 'Sign who can read a session.',
    harm: 'privacy',
    file: 'en/who-reads.ts',
    at: 'readers: {',
    on: ({ whoReads }) => ({ [sectionPaths.whoReads]: whoReads.readers }),
  },
  {
    by: ['clinician'],
    text: 'Sign who the product is for and not for.',
    harm: 'health',
    file: 'en/who-reads.ts',
    at: 'use: {',
    on: ({ whoReads }) => ({ [sectionPaths.whoFor]: whoReads.use }),
  },
  {
    by: ['clinician'],
    text: 'Sign the two numbers at the top of the page for users, which stand below a sent message, too.',
    harm: 'danger',
    file: 'en/helplines.ts',
    at: 'listeners = {',
    on: ({ listeners }) => ({ [paths.forUsers]: listeners }),
  },
  {
    by: ['clinician'],
    text: 'Sign the six honest answers, the exercise under the helplines, what three people get, and that one may stop, on the page for users.',
    harm: 'health',
    file: 'en/for-users.ts',
    at: 'questions: {',
    on: ({ forUsers }) => ({
      [paths.forUsers]: [
        forUsers.questions,
        forUsers.helplines.exercise,
        forUsers.audiences.list,
        forUsers.benefits.hours,
      ],
    }),
  },
  {
    by: ['clinician'],
    text: 'Sign the home page’s link to people who answer now, its line for whoever can’t sleep, and its card about crisis detection.',
    harm: 'danger',
    file: 'en/home.ts',
    at: 'tonight:',
    on: ({ home }) => ({
      [paths.home]: [home.hero.tonight, home.voices.now, home.whyChoose.crisis],
    }),
  },
  {
    by: ['clinician'],
    text: 'Sign the phrases that are taken for danger where somebody writes a sentence on /how-it-works or /safety, or a message, and what stands beside the two numbers then.',
    harm: 'danger',
    file: 'phrases-of-danger.ts',
    at: 'phrasesOfDanger',
    on: ({ product }) => ({
      [paths.howItWorks]: [
        product.ownSentence.danger,
        ...Object.values(phrasesOfDanger).map((phrases) => phrases.join(', ')),
      ],
      [paths.contact]: product.ownSentence.toUs,
    }),
  },
  {
    by: ['clinician'],
    text: 'Sign “A second AI that only watches for danger” on the page about how it works.',
    harm: 'danger',
    file: 'en/how-it-works.ts',
    at: 'crisis: {',
    on: ({ howItWorks }) => ({ [paths.howItWorks]: howItWorks.differences.crisis }),
  },
  {
    by: ['clinician'],
    text: 'Sign “Built for safety” on the page about our solution.',
    harm: 'danger',
    file: 'en/solutions.ts',
    at: 'Built for safety',
    on: ({ solutions }) => ({ [paths.solutions]: solutions.solutions.items.alternatives }),
  },
  {
    by: ['clinician'],
    text: 'Sign what a session is, and the three answers to “Why not …”, on the page about our solution.',
    harm: 'health',
    file: 'en/solutions.ts',
    at: 'whyNot: {',
    on: ({ solutions }) => ({
      [paths.solutions]: [solutions.solutions.items.professionals, solutions.whyNot],
    }),
  },
  {
    by: ['clinician'],
    text: 'Sign that the Malay line about 999 speaks of danger and injury, and no longer of danger to life.',
    harm: 'danger',
    file: 'ms/helplines.ts',
    at: 'emergency: {',
    on: ({ helplineWords }) => ({ [sectionPaths.openToday]: helplineWords.lines.emergency }),
  },
  {
    by: ['clinician'],
    text: 'Sign that the Tamil line about 999 speaks of danger and injury, and no longer of danger to life.',
    harm: 'danger',
    file: 'ta/helplines.ts',
    at: 'emergency: {',
    on: ({ helplineWords }) => ({ [sectionPaths.openToday]: helplineWords.lines.emergency }),
  },
  {
    by: ['clinician'],
    text: 'Sign what partners’ counsellors read about the second AI, and that partners keep their own counselling.',
    harm: 'health',
    file: 'en/for-partners.ts',
    at: 'counsellors: {',
    on: ({ forPartners }) => ({ [paths.forPartners]: forPartners.counsellors }),
  },
  {
    by: ['clinician'],
    text: 'Sign the lines about danger on the contact page.',
    harm: 'danger',
    file: 'en/contact.ts',
    at: 'emergency:',
    on: ({ contact }) => ({ [paths.contact]: contact.hero.emergency }),
  },
  {
    by: ['clinician'],
    text: 'Sign the contact page’s answer about replacing a therapist.',
    harm: 'health',
    file: 'en/contact.ts',
    at: 'replace a therapist?',
    on: ({ contact }) => ({ [paths.contact]: contact.questions.list[2] }),
  },
  {
    by: ['clinician'],
    text: 'Sign the lines about tonight and danger in the mail to the waitlist.',
    harm: 'danger',
    file: 'en/announcement.ts',
    at: 'tonight:',
    on: ({ announcement }) => ({ mail: announcement.tonight }),
  },
  {
    by: ['clinician'],
    text: 'Sign that the product replaces no therapist, and for whom it is, in the mail to the waitlist.',
    harm: 'danger',
    file: 'en/announcement.ts',
    at: 'noTherapist:',
    on: ({ announcement }) => ({ mail: announcement.noTherapist(owner.minimumAge) }),
  },
  {
    by: ['clinician'],
    text: 'Sign the five example conversations, and what each of the first four ends on for the night.',
    harm: 'health',
    file: 'quoted/conversations.ts',
    at: 'samples',
    on: () => ({ [paths.howItWorks]: keysOf(sampleConversations).map(linesOf) }),
    isLong: true,
  },
  {
    by: ['clinician'],
    text: 'Sign the warning before the conversation about suicide, and its end.',
    harm: 'danger',
    file: 'en/how-it-works.ts',
    at: 'warning:',
    on: ({ howItWorks, conversations }) => ({
      [paths.howItWorks]: [howItWorks.screens.session.warning, conversations.stop],
    }),
  },
  {
    by: ['clinician'],
    text: 'Sign that no recap follows the conversation about suicide.',
    harm: 'health',
    file: 'en/how-it-works.ts',
    at: 'noRecap:',
    on: ({ howItWorks }) => ({ [paths.howItWorks]: howItWorks.screens.followUp.noRecap }),
  },
  {
    by: ['clinician'],
    text: 'Sign the four recaps, and the tool that follows each.',
    harm: 'health',
    file: 'en/product.ts',
    at: 'texts: {',
    on: ({ product, howItWorks }) => ({
      [paths.howItWorks]: [product.recap.texts, howItWorks.screens.followUp.tools],
    }),
  },
  {
    by: ['clinician'],
    text: `Sign that ${BRAND.name} supports people who wait for a psychiatrist, and how alerts and questionnaires are counted.`,
    harm: 'health',
    file: 'en/for-partners.ts',
    at: 'clinic: {',
    on: ({ forPartners }) => ({
      [paths.forPartners]: [forPartners.partners.items.clinic, forPartners.metrics.items],
    }),
  },
  {
    by: ['clinician'],
    text: `Sign that ${BRAND.name} hands people on to a partner’s counsellors, before that is shown.`,
    harm: 'health',
    file: 'en/for-partners.ts',
    at: 'handsOn:',
    on: ({ forPartners }) => ({ [paths.forPartners]: forPartners.counsellors.handsOn }),
    isAdvice: true,
  },
  {
    by: ['clinician'],
    text: 'Sign the answers to reporters about danger, the trials and other teams’ studies.',
    harm: 'trust',
    file: 'en/fact-sheet.ts',
    at: 'questions: {',
    on: ({ factSheet }) => ({ [sectionPaths.press]: factSheet.press.questions }),
  },
  {
    by: ['clinician'],
    text: 'Sign what the research page says of online therapy and of the second AI.',
    harm: 'trust',
    file: 'en/research.ts',
    at: 'statement:',
    on: ({ research }) => ({
      [paths.research]: [research.evidence.statement, research.method.list],
    }),
  },
  {
    by: ['clinician'],
    text: 'Sign the three ways for somebody who can’t speak, 999 first, and the message to send.',
    harm: 'danger',
    file: 'en/situations.ts',
    at: 'message: (place',
    on: ({ situationWords }) => ({
      [sectionPaths.silence]: [
        situationWords.silence,
        situationWords.silence.message(''),
        situationWords.places.saveMe999,
      ],
    }),
  },
  {
    by: ['clinician'],
    text: 'Sign the bodily signs to name at a clinic, and the sentences about prayer.',
    harm: 'health',
    file: 'en/situations.ts',
    at: 'body:',
    on: ({ situationWords }) => ({ [sectionPaths.treatment]: situationWords.treatment }),
  },
  {
    by: ['clinician'],
    text: 'Sign the three indirect ways of speaking about suicide.',
    harm: 'danger',
    file: 'en/worried.ts',
    at: 'signs: {',
    on: ({ worried }) => ({ [sectionPaths.worried]: worried.signs }),
  },
  {
    by: ['clinician'],
    text: 'Sign when a child’s mood is more than a mood, the answer to parents, and what they can do this week.',
    harm: 'danger',
    file: 'en/worried.ts',
    at: 'child: {',
    on: ({ worried }) => ({ [sectionPaths.worried]: worried.child }),
  },
  {
    by: ['clinician'],
    text: 'Confirm that Malay says to call 999 for danger, not only for danger to life.',
    harm: 'danger',
    file: 'ms/situations.ts',
    at: 'text:',
    on: ({ situationWords }) => ({ [sectionPaths.openToday]: situationWords.text }),
  },
  {
    by: ['clinician'],
    text: 'Confirm that Tamil says to call 999 for danger, not only for danger to life.',
    harm: 'danger',
    file: 'ta/situations.ts',
    at: 'text:',
    on: ({ situationWords }) => ({ [sectionPaths.openToday]: situationWords.text }),
  },
  {
    by: ['clinician'],
    text: 'Sign what a session is like, that it ends with one thing to try and a recap, and whom it suits, on the home page and /how-it-works.',
    harm: 'health',
    file: 'en/home.ts',
    at: 'ends:',
    on: ({ home, howItWorks }) => ({
      [paths.home]: [home.hero.lead, home.voices.ends, home.callToAction],
      [paths.howItWorks]: [
        howItWorks.hero.lead,
        howItWorks.steps.session.text,
        howItWorks.steps['follow-up'].text,
      ],
    }),
  },
  {
    by: ['clinician'],
    text: 'Sign what partners read about a person in danger: what is shown, who answers, and who is told.',
    harm: 'danger',
    file: 'en/for-partners.ts',
    at: 'alerts: {',
    on: ({ forPartners }) => ({
      [paths.forPartners]: [
        forPartners.hero.lead,
        forPartners.diligence.items.totals,
        forPartners.diligence.items.alerts,
        forPartners.management.sheet,
      ],
    }),
  },
  {
    by: ['clinician'],
    text: 'Sign that a general chatbot may not notice danger, and what a clinician gets, on the page about our solution.',
    harm: 'health',
    file: 'en/solutions.ts',
    at: 'alternatives: {',
    on: ({ solutions }) => ({
      [paths.solutions]: [
        solutions.hero.lead,
        solutions.problems.items.alternatives,
        solutions.solutions.items.system,
      ],
    }),
  },
  {
    by: ['clinician'],
    text: 'Sign why we run trials, and what somebody who wants to take part is told to ask.',
    harm: 'health',
    file: 'en/research.ts',
    at: 'participate: {',
    on: ({ research }) => ({ [paths.research]: [research.hero.lead, research.participate.text] }),
  },
  {
    by: ['clinician'],
    text: 'Compare what the research page says of each study, and of its limit, with the publication.',
    harm: 'trust',
    file: 'en/studies.ts',
    at: 'studyWords',
    on: ({ studyWords }) => ({ [paths.research]: studyWords }),
  },
  {
    by: ['lawyer'],
    text: 'Sign what the open site says of encryption and servers while they are planned, and that they are in place.',
    harm: 'law',
    file: 'en/privacy.ts',
    at: "allWork('encryption', 'servers')",
    on: ({ privacy }) => ({ [paths.privacy]: Object.values(privacy.sections).slice(-2, -1) }),
  },
  {
    by: ['lawyer'],
    text: 'Sign the privacy policy.',
    harm: 'law',
    file: 'en/privacy.ts',
    at: 'export const privacy',
    on: ({ privacy }) => ({ [paths.privacy]: [privacy.lead, privacy.kept, privacy.sections] }),
    isLong: true,
  },
  {
    by: ['lawyer'],
    text: 'Sign the notices at the forms.',
    harm: 'law',
    file: 'en/privacy-notice.ts',
    at: 'privacyNotice',
    on: ({ privacyNotice }) => ({
      [paths.contact]: [
        Object.values(privacyNotice.forms).map((parts) => parts.join(company.privacy)),
        privacyNotice.healthDetails,
      ],
    }),
  },
  {
    by: ['lawyer'],
    text: 'Sign that the safety page says “once it opens” once for all its promises, without a mark at each.',
    harm: 'law',
    file: 'en/safety.ts',
    at: 'lead:',
    on: ({ safety }) => ({ [paths.safety]: safety.hero.promise }),
  },
  {
    by: ['lawyer'],
    text: 'Sign what “Why not …” says about ChatGPT and the study.',
    harm: 'trust',
    file: 'en/solutions.ts',
    at: 'whyNot: {',
    on: ({ solutions }) => ({ [paths.solutions]: solutions.whyNot.list[0] }),
  },
  {
    by: ['lawyer'],
    text: 'Sign the terms of service.',
    harm: 'law',
    file: 'en/terms.ts',
    at: 'export const terms',
    on: ({ terms }) => ({ [paths.terms]: [terms.lead, terms.sections] }),
    isLong: true,
  },
  {
    by: ['lawyer'],
    text: 'Sign whose data a research partner gets.',
    harm: 'law',
    file: 'en/for-partners.ts',
    at: 'Research data comes',
    on: ({ forPartners }) => ({ [paths.forPartners]: forPartners.models.research.data }),
  },
  {
    by: ['lawyer'],
    text: 'Confirm that the page for investors keeps to the Medical Device Act, section 44.',
    harm: 'law',
    file: 'en/for-investors.ts',
    at: 'start:',
    on: ({ forInvestors }) => ({
      [paths.forInvestors]: [
        forInvestors.hero.lead,
        forInvestors.hero.where,
        forInvestors.hero.start,
      ],
    }),
  },
  {
    by: ['lawyer'],
    text: 'Confirm that “Most Popular” may stand, and say which count has to support it (Trade Descriptions Act 2011).',
    harm: 'law',
    file: 'en/for-partners.ts',
    at: 'badge:',
    on: ({ forPartners }) => ({ [paths.forPartners]: forPartners.models.enterprise.badge }),
  },
  {
    by: ['lawyer'],
    text: 'Sign the line and the printed page for a partner’s management.',
    harm: 'trust',
    file: 'en/for-partners.ts',
    at: 'management: {',
    on: ({ forPartners }) => ({
      [paths.forPartners]: [forPartners.management.line, forPartners.management.sheet],
    }),
  },
  {
    by: ['lawyer'],
    text: 'Sign what partners are offered on the first screen: “never what anyone said”, and a record with consent.',
    harm: 'privacy',
    file: 'en/for-partners.ts',
    at: 'why:',
    on: ({ forPartners }) => ({ [paths.forPartners]: [forPartners.hero.lead, forPartners.why] }),
  },
  {
    by: ['lawyer'],
    text: 'Confirm that partners agree in writing to keep their own counselling.',
    harm: 'law',
    file: 'en/for-partners.ts',
    at: 'beside:',
    on: ({ forPartners }) => ({ [paths.forPartners]: forPartners.counsellors.beside }),
  },
  {
    by: ['lawyer'],
    text: 'Sign the argument for investors, “Whoever tests this first”.',
    harm: 'trust',
    file: 'en/for-investors.ts',
    at: 'logic:',
    on: ({ forInvestors }) => ({ [paths.forInvestors]: forInvestors.story.logic }),
  },
  {
    by: ['lawyer'],
    text: 'Sign what an investment pays for, and the round and its use once they are filled in.',
    harm: 'law',
    file: 'en/for-investors.ts',
    at: 'round: {',
    on: ({ forInvestors }) => ({ [paths.forInvestors]: forInvestors.opportunities.items.round }),
  },
  {
    by: ['lawyer'],
    text: 'Decide whether the English and the Malay terms have equal force, and which prevails where they differ.',
    harm: 'law',
    file: 'en/terms.ts',
    at: 'equal force',
    on: ({ terms }) => ({ [paths.terms]: Object.values(terms.sections).slice(-1) }),
  },
  {
    by: ['lawyer'],
    text: 'Sign what reporters read about who reads a conversation and who answers in danger.',
    harm: 'trust',
    file: 'en/fact-sheet.ts',
    at: 'questions: {',
    on: ({ factSheet }) => ({ [sectionPaths.press]: factSheet.press.questions.list }),
  },
  {
    by: ['lawyer'],
    text: 'Sign what the page for users says about encryption, and about who reads.',
    harm: 'privacy',
    file: 'en/for-users.ts',
    at: 'readers: {',
    on: ({ forUsers }) => ({
      [paths.forUsers]: [forUsers.benefits.privacy, forUsers.questions.list.readers],
    }),
  },
  {
    by: ['lawyer'],
    text: 'Sign that a helpline takes a child’s call without a parent’s permission, and what a parent sees.',
    harm: 'law',
    file: 'en/worried.ts',
    at: 'child: {',
    on: ({ worried }) => ({ [sectionPaths.worried]: worried.child }),
  },
  {
    by: ['lawyer'],
    text: 'Sign “Will be encrypted and kept in Malaysia”, the card about it, and “is to become … clinically validated”, on the home page.',
    harm: 'law',
    file: 'en/home.ts',
    at: 'isKept',
    on: ({ home }) => ({
      [paths.home]: [home.highlights.privacy, home.whyChoose.privacy, home.whyChoose.regulated],
    }),
  },
  {
    by: ['lawyer'],
    text: 'Sign who can read a session, and when a university or employer learns of a danger.',
    harm: 'privacy',
    file: 'en/who-reads.ts',
    at: 'partner: {',
    on: ({ whoReads }) => ({ [sectionPaths.whoReads]: whoReads.readers }),
  },
  {
    by: ['lawyer'],
    text: 'Sign what pages promise about a person’s data: on /safety, in the contact page’s answer and among the values.',
    harm: 'law',
    file: 'en/safety.ts',
    at: 'rights: {',
    on: ({ safety, contact, about }) => ({
      [sectionPaths.rights]: safety.privacy,
      [paths.safety]: [safety.commitments.data, safety.commitments.control],
      [paths.contact]: contact.questions.list[1],
      [paths.about]: about.values.story,
    }),
  },
  {
    by: ['lawyer'],
    text: 'Sign what partners read about totals, a person in danger, servers and outcomes.',
    harm: 'privacy',
    file: 'en/for-partners.ts',
    at: 'totals: {',
    on: ({ forPartners, product }) => ({
      [paths.forPartners]: [
        forPartners.diligence.items.totals,
        forPartners.diligence.items.data,
        forPartners.benefits.servers,
        forPartners.benefits.outcomes,
        forPartners.partners.items.company,
        product.totals.tooSmall,
      ],
    }),
  },
  {
    by: ['lawyer'],
    text: 'Sign that we neither receive nor keep what somebody types on /how-it-works, on /safety or into the message for help.',
    harm: 'privacy',
    file: 'en/product.ts',
    at: 'privacy:',
    on: ({ howItWorks, situationWords }) => ({
      [paths.howItWorks]: [
        howItWorks.hero.note,
        howItWorks.screens.needs.privacy,
        howItWorks.whole.text,
        howItWorks.whole.keeping.note,
      ],
      [sectionPaths.silence]: situationWords.silence.kept,
    }),
  },
  {
    by: ['lawyer'],
    text: 'Sign what the mail to the waitlist says of the list’s end, and of leaving it.',
    harm: 'privacy',
    file: 'en/announcement.ts',
    at: 'deleted:',
    on: ({ announcement }) => ({ mail: [announcement.deleted, announcement.leave] }),
  },
  {
    by: ['lawyer'],
    text: 'Sign that the page for investors offers no securities, and what it says of earning, validation and regulation.',
    harm: 'law',
    file: 'en/for-investors.ts',
    at: 'noOffer:',
    on: ({ forInvestors }) => ({
      [paths.forInvestors]: [
        forInvestors.request.noOffer,
        forInvestors.opportunities.items.model,
        forInvestors.opportunities.items.edge,
        forInvestors.advantage.pipeline,
      ],
    }),
  },
  {
    by: ['lawyer'],
    text: 'Sign the register of claims, its marks, the line under the header and what every page says at its end.',
    harm: 'law',
    file: 'en/claims.ts',
    at: 'claimWords',
    on: ({ claimWords, claimStatus, siteStatus, site }) => ({
      [sectionPaths.register]: [claimWords, claimStatus, siteStatus],
      [paths.home]: site.footer.disclaimer,
    }),
  },
  {
    by: ['lawyer'],
    text: 'Confirm that attempting suicide is no offence any more, and since which day.',
    harm: 'law',
    file: 'en/helpline-facts.ts',
    at: 'noOffence:',
    on: ({ worried, factSheet }) => ({
      [sectionPaths.worried]: worried.urgent.law,
      [sectionPaths.press]: factSheet.reporting.text[0],
    }),
  },
  {
    by: ['operator'],
    text: 'Name the people who read every message and answer it within the hours that the page promises.',
    harm: 'trust',
    file: 'en/contact.ts',
    at: 'responseTimes: {',
    on: ({ contact }) => ({ [paths.contact]: contact.responseTimes }),
  },
  {
    by: ['operator'],
    text: 'Ask Talian Kasih whether a caller can ask without making a report.',
    harm: 'danger',
    file: 'en/situations.ts',
    at: 'kasih:',
    on: ({ situationWords }) => ({ [sectionPaths.openToday]: situationWords.about.kasih }),
  },
  {
    by: ['operator'],
    text: 'Ask MERS 999 how it answers a caller who cannot speak aloud, and whether SaveME999 or a message to somebody else is faster or safer: then it goes first.',
    harm: 'danger',
    file: 'en/situations.ts',
    at: 'message: (place',
    on: ({ situationWords }) => ({
      [sectionPaths.silence]: [
        situationWords.silence.call,
        situationWords.places.saveMe999,
        situationWords.silence.send,
        situationWords.silence.message(''),
        situationWords.silence.go,
      ],
    }),
  },
  {
    by: ['operator'],
    text: 'Ask each helpline which languages it answers in.',
    harm: 'danger',
    file: 'facts/helplines.ts',
    at: 'registry',
    on: ({ helplineWords }) => ({ [sectionPaths.openToday]: helplineWords.lines }),
  },
  {
    by: ['operator'],
    text: 'Have people in Malaysia look at the clothes in the drawn portraits of the team.',
    harm: 'trust',
    file: 'en/about.ts',
    at: 'portrait:',
    on: () => ({ [sectionPaths.team]: '' }),
    isNeeded: ({ team }) => team.some(({ photo }) => photo.endsWith('.svg')),
  },
  {
    by: ['operator'],
    text: 'Have people in Malaysia look at the clothes of the people drawn in the video call on the home page.',
    harm: 'trust',
    file: 'en/home.ts',
    at: 'ways: {',
    on: ({ home }) => ({ [paths.home]: home.whyChoose.ways }),
  },
  {
    by: ['operator'],
    text: 'Try the steps for clearing the history in Chrome, Safari, Edge and Samsung Internet, in each language.',
    harm: 'danger',
    file: 'en/clear-history.ts',
    at: 'steps: {',
    on: ({ clearHistory }) => ({ [sectionPaths.leaving]: clearHistory.steps }),
    isAdvice: true,
  },
  {
    by: ['operator'],
    text: 'Ask a phone company in Malaysia whether calls to the numbers on the site show on a phone bill.',
    harm: 'danger',
    file: 'en/clear-history.ts',
    at: 'phone bill',
    on: ({ clearHistory }) => ({ [sectionPaths.leaving]: clearHistory.text }),
    isAdvice: true,
  },
  {
    by: ['operator'],
    text: 'Have the site tested by somebody who uses a screen reader every day.',
    harm: 'health',
    file: 'en/safety.ts',
    at: 'accessibility: {',
    on: ({ safety }) => ({ [paths.safety]: safety.accessibility.text }),
    isAdvice: true,
  },
  {
    by: ['operator'],
    text: 'Ask MERS 999 whether the Malay sentence for an ambulance is right, and whether the address goes first.',
    harm: 'danger',
    file: 'quoted/in-malay.ts',
    at: 'ambulance:',
    on: () => ({ [sectionPaths.openToday]: inMalay.ambulance }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Have a clinician who reads the language clear “Where to get help”.',
    harm: 'danger',
    file: '*/situations.ts',
    at: 'situationWords',
    on: ({ situationWords, helplineFacts }) => ({
      [sectionPaths.openToday]: [
        situationWords.title,
        situationWords.text,
        situationWords.busy,
        situationWords.situations,
        helplineFacts,
      ],
    }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Have a clinician who reads the language clear what “Where to get help” says to somebody who can’t speak.',
    harm: 'danger',
    file: '*/situations.ts',
    at: 'silence: {',
    on: ({ situationWords }) => ({
      [sectionPaths.silence]: [situationWords.silence, situationWords.silence.message('')],
    }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Have a clinician who reads the language clear what “Where to get help” says of treatment, of places and of who answers.',
    harm: 'health',
    file: '*/situations.ts',
    at: 'treatment: {',
    on: ({ situationWords, malayPhrases }) => ({
      [sectionPaths.treatment]: [
        situationWords.treatment,
        situationWords.places,
        situationWords.about,
        situationWords.channels,
        malayPhrases,
      ],
    }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Have a clinician who reads the language clear the words at the helplines, and those of the pocket card.',
    harm: 'danger',
    file: '*/helplines.ts',
    at: 'helplineWords',
    on: ({ helplineWords, pocketCardWords }) => ({
      [sectionPaths.openToday]: [helplineWords, pocketCardWords],
    }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Have a clinician who reads the language clear “Worried about someone?”.',
    harm: 'danger',
    file: '*/worried.ts',
    at: 'export const worried',
    on: ({ worried }) => ({ [sectionPaths.worried]: worried }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Have a clinician who reads the language clear the commitments of the safety page, and its lines for people in danger.',
    harm: 'danger',
    file: '*/safety.ts',
    at: 'export const safety',
    on: ({ safety }) => ({ [paths.safety]: [safety.hero, safety.commitments, safety.crisis] }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Have a lawyer who reads the language clear what the safety page says of data, rights and accessibility.',
    harm: 'law',
    file: '*/safety.ts',
    at: 'privacy: {',
    on: ({ safety }) => ({ [sectionPaths.rights]: [safety.privacy, safety.accessibility] }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Have a clinician who reads the language clear what happens in danger, and who the product is for.',
    harm: 'danger',
    file: '*/who-reads.ts',
    at: 'danger: {',
    on: ({ whoReads }) => ({
      [sectionPaths.danger]: whoReads.danger,
      [sectionPaths.whoFor]: whoReads.use,
    }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Have a clinician who reads the language clear who can read a session.',
    harm: 'privacy',
    file: '*/who-reads.ts',
    at: 'readers: {',
    on: ({ whoReads }) => ({ [sectionPaths.whoReads]: whoReads.readers }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Have a clinician who reads the language clear the mail to the waitlist.',
    harm: 'danger',
    file: '*/announcement.ts',
    at: 'export const announcement',
    on: ({ announcement }) => ({ mail: announcement }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Have a lawyer who reads the language clear the notices at the forms.',
    harm: 'law',
    file: '*/privacy-notice.ts',
    at: 'export const privacyNotice',
    on: ({ privacyNotice }) => ({
      [paths.contact]: [
        Object.values(privacyNotice.forms).map((parts) => parts.join(company.privacy)),
        privacyNotice.healthDetails,
      ],
    }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Have a lawyer who reads the language clear the privacy policy.',
    harm: 'law',
    file: '*/privacy.ts',
    at: 'export const privacy',
    on: ({ privacy, editions }) => ({
      [paths.privacy]: [
        privacy.lead,
        privacy.kept,
        privacy.sections,
        editions.privacy.map(({ changed }) => changed),
      ],
    }),
    isLong: true,
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Have a lawyer who reads the language clear the terms of service.',
    harm: 'law',
    file: '*/terms.ts',
    at: 'export const terms',
    on: ({ terms, editions }) => ({
      [paths.terms]: [terms.lead, terms.sections, editions.terms.map(({ changed }) => changed)],
    }),
    isLong: true,
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Have a lawyer who reads the language clear the register of claims, its marks and the line under the header.',
    harm: 'law',
    file: '*/claims.ts',
    at: 'claimWords',
    on: ({ claimWords, claimStatus, siteStatus }) => ({
      [sectionPaths.register]: [claimWords, claimStatus, siteStatus],
    }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Have a lawyer who reads the language clear what every page says at its end.',
    harm: 'law',
    file: '*/site.ts',
    at: 'disclaimer:',
    on: ({ site }) => ({ [paths.home]: site.footer.disclaimer }),
  },
  {
    by: ['en', 'ms', 'zh', 'ta'],
    text: 'Check that people in Malaysia talk like the conversation in your language, and the mixed one.',
    harm: 'language',
    file: 'quoted/conversations.ts',
    at: '*: [',
    on: (_, id) => ({ [paths.howItWorks]: [linesOf(id), linesOf('mixed')] }),
  },
  {
    by: ['en', 'ms', 'zh', 'ta'],
    text: 'Check what the lines of the other conversations mean in your language.',
    harm: 'health',
    file: '*/conversations.ts',
    at: 'meanings = {',
    on: ({ meanings }) => ({ [paths.howItWorks]: meanings }),
    isLong: true,
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Check the sentences that change once a claim is in place, on the contact, safety, partners’ and investors’ pages.',
    harm: 'language',
    file: '*/safety.ts',
    at: 'isKept',
    on: ({ safety, contact, forPartners, forInvestors }) => ({
      [paths.safety]: [safety.hero.promise, safety.hero.inTransit],
      [paths.contact]: contact.questions.list[1],
      [paths.forPartners]: [forPartners.hero, forPartners.benefits.servers],
      [paths.forInvestors]: [forInvestors.hero.lead, forInvestors.hero.where],
    }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Check the words about our own study, on the research page and the page for users.',
    harm: 'language',
    file: '*/research.ts',
    at: 'hasOwn',
    on: ({ research, forUsers }) => ({
      [paths.research]: [
        research.meta.description,
        research.evidence.statement,
        research.evidence.groups.ours,
      ],
      [paths.forUsers]: forUsers.questions.list.help,
    }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Check the sentences for somebody you worry about.',
    harm: 'danger',
    file: 'quoted/worried.ts',
    at: '*: {',
    on: (_, id) => ({ [sectionPaths.worried]: firstWords[id] }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Check the pocket card.',
    harm: 'danger',
    file: 'quoted/pocket-card.ts',
    at: 'export const pocketCard',
    on: (_, id) => ({ [paths.forUsers]: pocketCard.filter(({ lang }) => lang.startsWith(id)) }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Check what the dialog of the waitlist says of its one email.',
    harm: 'privacy',
    file: '*/waitlist.ts',
    at: 'emailHint',
    on: ({ waitlist }) => ({ [paths.home]: waitlist.emailHint }),
    isNeeded: ({ stage }) => stage === 'trials',
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Check the name of the link to the waitlist.',
    harm: 'language',
    file: '*/site.ts',
    at: 'link: isOpen',
    on: ({ site }) => ({ [paths.home]: site.signUp.link }),
    isNeeded: ({ stage }) => stage === 'trials',
  },
  {
    by: ['ms'],
    text: 'Check that the name means what / and /about say.',
    harm: 'language',
    file: 'ms/owners-words.ts',
    at: 'nameMeaning:',
    on: ({ ownersWords }) => ({
      [paths.home]: ownersWords.nameMeaning,
      [paths.about]: ownersWords.nameMeaning,
    }),
    isAdvice: true,
    isNeeded: ({ brand }, own) => own.ms.nameMeaning.includes(brand),
  },
  {
    by: ['ms'],
    text: 'Check the sentences to say on the phone.',
    harm: 'danger',
    file: 'quoted/in-malay.ts',
    at: 'ambulance:',
    on: () => ({ [sectionPaths.openToday]: [inMalay.ambulance, inMalay.askFor] }),
  },
  {
    by: ['zh'],
    text: 'Check the Chinese names of the three helplines.',
    harm: 'language',
    file: 'zh/helplines.ts',
    at: 'befrienders: {',
    on: ({ helplineWords }) => ({ [sectionPaths.openToday]: helplineWords.lines }),
  },
  {
    by: ['zh'],
    text: 'Check the words that reporters are asked not to write of suicide.',
    harm: 'language',
    file: 'zh/fact-sheet.ts',
    at: 'reporting: {',
    on: ({ factSheet }) => ({ [sectionPaths.press]: factSheet.reporting }),
  },
  {
    by: ['zh'],
    text: 'Check whether readers understand RM200++, which in Malaysia can mean plus charges.',
    harm: 'language',
    file: 'facts/statistics.ts',
    at: 'RM200++',
    on: ({ home }) => ({
      [paths.home]: [home.statistics.sessions, statisticsInDigits.sessionCost],
    }),
    isAdvice: true,
  },
  {
    by: ['ta'],
    text: 'Ask a clinician who reads Tamil about “it may miss signs, call the emergency number”, on three pages.',
    harm: 'danger',
    file: 'ta/how-it-works.ts',
    at: 'crisis: {',
    on: ({ howItWorks, home, solutions }) => ({
      [paths.howItWorks]: howItWorks.differences.crisis,
      [paths.home]: home.whyChoose.crisis,
      [paths.solutions]: solutions.solutions.items.alternatives,
    }),
  },
  {
    by: ['ta'],
    text: 'Ask a clinician who reads Tamil about the warning before the conversation about suicide.',
    harm: 'danger',
    file: 'ta/conversations.ts',
    at: 'mixed:',
    on: ({ howItWorks, conversations }) => ({
      [paths.howItWorks]: [howItWorks.screens.session.warning, conversations],
    }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Check the three indirect ways of speaking about suicide.',
    harm: 'danger',
    file: '*/worried.ts',
    at: 'signs: {',
    on: ({ worried }) => ({ [sectionPaths.worried]: worried.signs }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Check the words for the body, for prayer, and for what to do without speaking.',
    harm: 'danger',
    file: '*/situations.ts',
    at: 'message: (place',
    on: ({ situationWords }) => ({
      [sectionPaths.treatment]: situationWords.treatment,
      [sectionPaths.silence]: [
        situationWords.silence.call,
        situationWords.silence.send,
        situationWords.silence.message(''),
        situationWords.silence.go,
        situationWords.situations.silence.text,
        situationWords.silence.write,
      ],
    }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Check what to do where somebody checks the phone, and the title of the page for users.',
    harm: 'danger',
    file: '*/clear-history.ts',
    at: 'export const clearHistory',
    on: ({ clearHistory, forUsers }) => ({
      [sectionPaths.leaving]: clearHistory.text,
      [paths.forUsers]: [forUsers.helplines.checked, forUsers.hero.title, forUsers.benefits.hours],
    }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Check the six honest answers, and what the three people mean.',
    harm: 'health',
    file: '*/for-users.ts',
    at: 'questions: {',
    on: ({ forUsers, audienceMeanings }) => ({
      [paths.forUsers]: [forUsers.questions, audienceMeanings],
    }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Say the sentence in four languages aloud, and check the home page. If nobody talks like it: 这个 week 有 exam, 压力很大 lah.',
    harm: 'language',
    file: 'quoted/lines.ts',
    at: 'fourLanguages',
    on: ({ home }) => ({ [paths.home]: [lineOf(fourLanguages), home.whyChoose.languages] }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Check the words on the six screens of /how-it-works, and at the button that keeps the cloth.',
    harm: 'language',
    file: '*/how-it-works.ts',
    at: 'screens: {',
    on: ({ howItWorks: { screens, whole } }) => ({
      [paths.howItWorks]: [screens, whole.keeping.keep, whole.keeping.note],
    }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Check the recaps on /how-it-works.',
    harm: 'language',
    file: '*/product.ts',
    at: 'recap: {',
    on: ({ product }) => ({ [paths.howItWorks]: product.recap }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Check what the home page, /how-it-works and the contact page say of a session and of danger.',
    harm: 'danger',
    file: '*/home.ts',
    at: 'crisis: {',
    on: ({ home, howItWorks, contact }) => ({
      [paths.home]: [home.hero, home.voices, home.whyChoose.crisis, home.callToAction],
      [paths.howItWorks]: [howItWorks.hero, howItWorks.steps, howItWorks.differences.crisis],
      [paths.contact]: contact.hero.emergency,
    }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Check what partners and their counsellors read about danger, data, totals and hosting a study.',
    harm: 'danger',
    file: '*/for-partners.ts',
    at: 'counsellors: {',
    on: ({ forPartners, product }) => ({
      [paths.forPartners]: [
        forPartners.hero.lead,
        forPartners.why,
        forPartners.counsellors,
        forPartners.diligence.items,
        forPartners.management,
        product.totals.tooSmall,
      ],
    }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Check what a session is, and the three answers to “Why not …”, on the page about our solution.',
    harm: 'health',
    file: '*/solutions.ts',
    at: 'whyNot: {',
    on: ({ solutions }) => ({
      [paths.solutions]: [solutions.solutions.items, solutions.whyNot],
    }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Check why we run trials, the studies, and the answers to reporters.',
    harm: 'trust',
    file: '*/research.ts',
    at: 'participate: {',
    on: ({ research, studyWords, factSheet }) => ({
      [paths.research]: [research.hero.lead, studyWords, research.participate.text],
      [sectionPaths.press]: factSheet.press.questions,
    }),
  },
  {
    by: ['ms', 'zh', 'ta'],
    text: 'Check the argument for investors, what an investment pays for, and how the product earns.',
    harm: 'trust',
    file: '*/for-investors.ts',
    at: 'round: {',
    on: ({ forInvestors }) => ({
      [paths.forInvestors]: [
        forInvestors.story,
        forInvestors.opportunities.items,
        forInvestors.advantage.position,
      ],
    }),
  },
  {
    by: ['ms'],
    text: 'Check that a man who is told to be strong says this sentence.',
    harm: 'language',
    file: 'quoted/lines.ts',
    at: 'ownVoices',
    on: () => ({ [paths.forUsers]: ownVoices.ms?.professionals?.text }),
    isNeeded: ({ publishedLanguages }) => publishedLanguages.includes('ms'),
  },
  {
    by: ['ta'],
    text: 'Check that somebody who works nights in a factory says this sentence.',
    harm: 'language',
    file: 'quoted/lines.ts',
    at: 'ownVoices',
    on: () => ({ [paths.forUsers]: ownVoices.ta?.professionals?.text }),
    isNeeded: ({ publishedLanguages }) => publishedLanguages.includes('ta'),
  },
  {
    by: ['en', 'ms', 'zh', 'ta'],
    text: 'Check the phrases that are taken for danger, whether people write so, and what stands beside the numbers then.',
    harm: 'danger',
    file: 'phrases-of-danger.ts',
    at: '*: [',
    on: ({ product }, id) => ({
      [paths.howItWorks]: [product.ownSentence.danger, phrasesOfDanger[id].join(', ')],
      [paths.contact]: product.ownSentence.toUs,
    }),
  },
  {
    by: ['ms'],
    text: 'Check the words by which the loom tells Malay from English.',
    harm: 'language',
    file: 'quoted/malay-words.ts',
    at: 'malayWords',
    on: () => ({ [paths.howItWorks]: [...malayWords].join(' ') }),
  },
]

function linesOf(id: ConversationId): string[] {
  return sampleConversations[id].map(lineOf)
}

function lineOf(quotes: readonly Quote[]): string {
  return quotes.map(({ text }) => text).join('')
}
