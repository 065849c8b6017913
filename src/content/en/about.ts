import { allWork } from '../facts/claims.ts'
import { BRAND } from '../facts/company.ts'
import { statisticTexts } from './statistics.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'

export const about = {
  meta: {
    title: 'About us',
    description: `${BRAND.name} is AI therapy in your language, built in Kuala Lumpur for the way Malaysia talks. ${siteStatus}`,
  },
  hero: {
    title: 'Built in Malaysia, for the way Malaysia talks.',
    lead: `${BRAND.name} is AI therapy in your language, for students, working people and families in Malaysia. ${isOpen ? 'We build' : 'We’re building'} it in Kuala Lumpur. People here switch languages mid-sentence, and their therapy should keep up.`,
    write: 'Ask a question',
    press: 'For the press',
  },
  mission: {
    title: 'Mission',
    text: 'Good therapy that every Malaysian can reach, afford and understand.',
  },
  vision: {
    title: 'Vision',
    text: 'A Southeast Asia where asking for help is an everyday thing.',
  },
  story: {
    title: 'Our Story',
    problem: `Malaysia has only ${statisticTexts.psychiatrists} psychiatrists for over ${statisticTexts.population} people. Private therapy costs around ${statisticTexts.privateSession} or more per session. So people wait, search the web at night, or say nothing.`,
    answer: `${isOpen ? 'We build' : 'We’re building'} ${BRAND.name} for those nights: awake when you are, at home in four languages, and open about being an AI.`,
  },
  team: {
    title: 'The team',
    note: 'Examples, not real people. Our own profiles replace them before launch.',
    connect: 'Connect',
    portrait: (name: string) => `Illustrated portrait of ${name}`,
  },
  values: {
    title: 'Values',
    safety: {
      title: 'Safety first',
      text: 'If we can’t show that something is safe, we don’t offer it.',
    },
    evidence: {
      title: 'We follow the evidence',
      text: 'Our research decides what we offer.',
    },
    culture: {
      title: 'Culture is part of therapy',
      text: 'Language, faith and family are in it from the start.',
    },
    story: {
      title: 'Your words are yours',
      text: allWork('rights')
        ? 'What you say belongs to you: to read, download or have deleted.'
        : 'What you say belongs to you, and you will be able to read, download and delete it.',
    },
  },
  join: {
    title: 'Want to work on this?',
    text: 'Send us one page about what you have done and what you would like to do here. Leave out photos, your age and health details.',
    action: 'Join Our Team',
  },
} as const
