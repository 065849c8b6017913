import { BRAND, company, published } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'

export const about = {
  meta: {
    title: 'About us',
    description: `The people behind ${BRAND.name}: a small team of clinicians and engineers in Kuala Lumpur, building AI-powered therapy for the way Malaysia talks.`,
  },
  hero: {
    title: 'Built in Malaysia, for the way Malaysia talks.',
    lead: `${BRAND.name} is AI-powered therapy for people in Malaysia, in four languages or a mix of them. We are a small team of clinicians and engineers, building it first for people who wait months for therapy. It’s in research trials, not open yet.`,
    write: 'Ask a question',
  },
  mission: {
    title: 'Mission',
    text: 'We want every Malaysian to be able to reach, afford and understand therapy that is based on evidence.',
  },
  vision: {
    title: 'Vision',
    text: 'We want asking for help to be an everyday thing across Southeast Asia.',
  },
  values: {
    title: 'Values',
    safety: {
      title: 'Safety first',
      text: 'If we can’t show that something is safe, we don’t offer it.',
    },
    evidence: {
      title: 'We follow the evidence',
      text: 'We decide what to offer by what our research shows. We intend to publish the results, good or bad.',
    },
    culture: {
      title: 'Culture is part of therapy',
      text: 'We build the therapy around your language, your faith and your family from the start.',
    },
    story: {
      title: 'Your words are yours',
      text: 'You will be able to read what you have said, download it or have it deleted.',
    },
  },
  story: {
    title: 'Our Story',
    statement: `We are building ${BRAND.name} to help people who wait months for a first appointment with a therapist.`,
    ratio: `Malaysia has about one psychiatrist for every ${publishedTexts.perNewestCount} people. The gold stitch is that psychiatrist. Each of the other stitches stands for a hundred people.`,
    paragraphs: [
      `Malaysia has over ${figureTexts.population} people and only about ${figureTexts.psychiatrists} psychiatrists. The second number is rounded, and the Health Minister reported ${publishedTexts.newestCount} in November ${published.newestCount.year}. A private session costs around ${figureTexts.privateSession} or more. Many people never get to talk to a professional.`,
      `${BRAND.name} has to be private and speak four languages. The AI has to notice when you need a person, and we have to show that the therapy helps.`,
    ],
  },
  team: {
    title: 'The team',
    note: 'These seven profiles are samples, not real people. We will introduce our team here before we open.',
    connect: 'Connect',
    portrait: (name: string) => `Illustrated portrait of ${name}`,
  },
  join: {
    title: 'Want to work on this?',
    text: `We have no open roles today, but we read every message. Send one page to ${company.careers} about what you have done and what you would like to do here. Please leave out photos, your age and health details.`,
    action: 'Join Our Team',
  },
} as const
