import { BRAND, contact, figures } from '../facts.ts'
import type { AboutContent } from '../types/about.ts'
import { claimStatus } from './claim-status.ts'

export const about = {
  meta: {
    title: 'About us',
    description: `The people behind ${BRAND.name}: a small team of clinicians and engineers in Kuala Lumpur, building therapy that speaks the way Malaysia speaks.`,
  },
  hero: {
    title: 'We grew up switching languages mid-sentence.',
    phrases: [
      { text: 'Jap,', lang: 'ms' },
      { text: '等一下,', lang: 'zh-Hans' },
      { text: 'one minute,', lang: 'en' },
      { text: 'ஒரு நிமிஷம்.', lang: 'ta' },
    ],
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
    items: [
      {
        title: 'Safety first',
        text: 'If a feature cannot be made safe, it is not a feature.',
      },
      {
        title: 'Evidence over opinion',
        text: 'Trials decide. We publish what they find, also when we had hoped for more.',
      },
      {
        title: 'Culture is clinical',
        text: 'Language, faith and family are part of the work, not its decoration.',
      },
      {
        title: 'Your story is yours',
        text: 'Encrypted, kept in Malaysia, deleted when you ask.',
        status: claimStatus.planned,
      },
    ],
  },
  story: {
    title: 'Our Story',
    statement:
      'It began with a clinic waiting list and a question: what could help in the months before the appointment?',
    paragraphs: [
      `There are ${figures.psychiatrists.text} psychiatrists for over ${figures.population.text} people here. A private session costs ${figures.privateSession.text} or more. Many people never have the first conversation.`,
      `The answer had to be private, speak four languages, know when to step aside, and prove itself. ${BRAND.name} is in research trials now.`,
    ],
    figures: ['psychiatrists', 'population', 'privateSession'],
  },
  team: {
    title: 'The team',
    note: 'Sample profiles, with woven portraits in the place of photographs.',
    connect: 'Connect',
    connectAbout: (name) => `with ${name}`,
    portrait: (name) => `Illustrated portrait of ${name}`,
    photo: (name) => name,
    opening: {
      title: 'There is an empty place on the loom.',
      action: { kind: 'mail', label: 'Join Our Team', email: contact.careers },
    },
  },
} satisfies AboutContent
