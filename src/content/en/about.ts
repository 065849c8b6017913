import { BRAND, company, published } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'

export const about = {
  meta: {
    title: 'About us',
    description: `The people behind ${BRAND.name}: a small team of clinicians and engineers in Kuala Lumpur, building therapy that speaks the way Malaysia speaks.`,
  },
  hero: {
    title: 'We grew up switching languages mid-sentence.',
    lead: 'Therapy rarely lets you. In Kuala Lumpur, a small team of clinicians and engineers is building one that does.',
  },
  mission: {
    title: 'Mission',
    text: 'Make evidence-based therapy something any Malaysian can reach, afford and understand.',
  },
  vision: {
    title: 'Vision',
    text: 'A Southeast Asia where asking for help is ordinary.',
  },
  values: {
    title: 'Values',
    safety: {
      title: 'Safety first',
      text: 'If a feature cannot be made safe, it is not a feature.',
    },
    evidence: {
      title: 'Evidence over opinion',
      text: 'Trials decide. We mean to publish what they find, whichever way it falls.',
    },
    culture: {
      title: 'Culture is clinical',
      text: 'Language, faith and family are part of the work, not its decoration.',
    },
    story: {
      title: 'Your words are yours',
      text: 'You can read it, take it with you, or have it deleted.',
    },
  },
  story: {
    title: 'Our Story',
    statement:
      'The question it is built to answer: what could help in the months before the appointment?',
    paragraphs: [
      `Malaysia has over ${figureTexts.population} people and, in round numbers, ${figureTexts.psychiatrists} psychiatrists (${publishedTexts.newestCount} by the minister’s count of November ${published.newestCount.year}). A private session costs around ${figureTexts.privateSession} or more. Many people never have the first conversation.`,
      `The answer has to be private, speak four languages, know when to step aside, and prove itself. ${BRAND.name} is in research trials now.`,
    ],
  },
  team: {
    title: 'The team',
    note: 'Sample profiles, with woven portraits in the place of photographs.',
    connect: 'Connect',
    portrait: (name: string) => `Illustrated portrait of ${name}`,
    opening: {
      title: 'There is an empty place on the loom.',
      text: `No post is open today. If you would like to work on this, send a page on what you have done and what you would like to do here to ${company.careers}. No photo, no age, no health details.`,
      action: 'Join Our Team',
    },
    write: 'Write to us',
  },
} as const
