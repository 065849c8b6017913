import { publishedLanguages } from '../facts/company.ts'
import { countInWords } from './statistics.ts'
import { isOpen } from '../facts/stage.ts'
const count = publishedLanguages.length
/** The languages of this website; the product speaks others. */
const inLanguages = count > 1 ? ` in ${countInWords(count)} languages` : ''

/** The research page has this register of claims; its title is the link in the status line. */
export const claimWords = {
  groups: {
    works: isOpen ? 'In place' : 'What you can do today',
    inTrials: 'In trials, no results yet',
    planned: 'Planned',
  },
  /** Under “Planned”. */
  forThePublic:
    'This is planned for the public. A trial has its own information sheet. Before you agree, it says what the study involves and who can read your sessions.',
  claims: {
    trials: 'Ask to take part in our research trials in Malaysia.',
    research: 'Agree joint research with us, as a partner.',
    mail: 'Ask for an email at launch.',
    cookies: `Read this website${inLanguages}. It sets no cookies and loads nothing from other companies.`,
    therapy: 'AI-driven, culturally relevant psychotherapy',
    validation: 'Clinical validation as a digital therapeutic',
    languages: 'English, Malay, Mandarin and Tamil, even mixed',
    local: 'Examples and exercises from life in Malaysia',
    hours: 'Answers 24/7',
    ways: 'Chat, audio or video, on mobile or web',
    tools: 'Recaps, reminders and tools between sessions',
    crisis: 'A second AI that looks for signs of danger',
    ethics: 'An AI that says it is one, and doesn’t diagnose',
    escalation: 'Escalation: a person takes over when the AI finds danger',
    encryption:
      'End-to-end encryption from your phone to our servers, where the AI reads your words',
    servers: 'Servers in Malaysia',
    pdpa: 'Compliance with the Personal Data Protection Act',
    rights: 'Seeing, deleting and downloading your data, and opting out of analysis',
    authorities: 'Nothing to authorities beyond what a law or a court order requires',
    clinicians: 'A short record for your clinician or counsellor',
    account: 'An account, with a plan and schedule you can change',
    launch: isOpen ? 'Open to the public in Malaysia' : 'Opening to the public',
    pilots: 'Pilots with partners',
    totals: 'Totals for partners, never a person’s session',
    outcomes: 'Outcome reports from validated questionnaires',
    device: 'Regulation as a medical device',
    region: 'Programmes for the rest of Southeast Asia',
  },
} as const
