import { onCallConfirmedOn } from './facts.ts'

/**
 * These texts of content/en wait for a person to answer for them, or to decide what they leave
 * open. Delete a line when the person named has done so.
 */
export const awaitingSignOff = [
  'helplines.ts, help-today.ts, worried.ts and ../quoted/worried.ts: a clinician’s signature',
  '../quoted/worried.ts and ../quoted/pocket-card.ts in Malay, Mandarin and Tamil: native readers',
  '../zh/team.ts, ../zh/helplines.ts and RM200++ in ../facts.ts: a reader of Malaysian Chinese on 首席技术员, on the three lines’ Chinese names, and on ++, which there means plus charges',
  'worried.ts: a clinician’s signature on “Asking doesn’t make the thought stronger”, and on calling 999 against somebody’s will',
  'help-today.ts: Talian Kasih on asking without making a report, MERS 999 on whispered calls, each line on its languages',
  'clear-history.ts: the menus of Chrome, Safari, Edge and Samsung Internet in each language',
  'safety.ts: a clinician’s signature; a test by somebody who uses a screen reader every day',
  'who-reads.ts: a clinician’s signature',
  'who-reads.ts: a decision on who takes over in danger, at which hours, and who may be told without consent',
  'who-reads.ts: a decision on the exclusions, the keys, who analyses and the smallest group',
  'for-users.ts: a decision on the lowest age',
  'for-users.ts and helplines.ts: a clinician’s signature on the two numbers in the hero, on what it won’t do, on “Help now”, and on conversation before danger in the list of situations',
  'contact.ts: somebody who reads every message and answers it',
  'for-partners.ts: a decision on duties, data flow, price, the week of each questionnaire and how to leave',
  'for-partners.ts: a clinician’s signature on what the second AI does in danger, and on keeping the partner’s own counselling',
  '../../../public/team: people in Malaysia on the clothing of the sample portraits (scarf, sari, bindi, turban)',
  'about.ts, contact.ts: the company on where it began, who works there and where',
  'for-investors.ts: the company on its team’s expertise and on what it sends',
  'for-investors.ts: a decision on the device class; a lawyer on the Medical Device Act, section 44',
  'privacy.ts: a lawyer’s signature; a decision on backups; a data protection officer',
  'privacy-notice.ts: a lawyer’s and a native reader’s signature',
  'terms.ts: a lawyer’s signature',
  'announcement.ts: a clinician’s signature on the lines about tonight and danger; a native reader in each language',
  '../facts.ts: the day of launch, on which version 1.0 of the privacy policy and the terms takes effect',
  'conversations.ts: a clinician’s signature on each of the five exchanges',
  '../quoted/conversations.ts in English, Malay, Mandarin, Tamil and mixed: native readers',
  'contact.ts: a clinician’s signature on the lines about danger, and on the answer about therapists',
  'about.ts: the company on the title: if it is true of the real team, “We grew up switching languages mid-sentence.”',
  'about.ts: a Malay reader on “still and clear, like water”',
  'home.ts: a clinician’s signature on the link to people who answer tonight',
  'home.ts: a Malay reader on “still and clear, like water”',
  'how-it-works.ts, conversations.ts: a clinician’s signature on what happens in danger, on the warning, the end and the last line of the conversation about suicide',
  'safety.ts, who-reads.ts: a clinician’s signature on what happens in danger and who takes over',
  'who-reads.ts: whether people of the team read sessions',
  ...(onCallConfirmedOn
    ? []
    : ['who-reads.ts: whether a named clinician is on call while trial sessions run (facts.ts)']),
  'for-partners.ts: a count behind “Most Popular”, and a lawyer on it (Trade Descriptions Act 2011)',
  'for-investors.ts: a person who holds both facts of “Why now” against their originals',
  'solutions.ts: a clinician’s signature on what happens when danger is found',
  'research.ts: the company on each trial’s site, ethics approval, registry number and status',
  'fact-sheet.ts: the company on a press contact by name',
  '../ta/home.ts, how-it-works.ts, solutions.ts, conversations.ts: a clinician who reads Tamil on “it may miss signs, call the emergency number” and on the warning before the fifth conversation',
] as const
