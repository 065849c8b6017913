import { BRAND, published, sources } from '../facts.ts'
import { publishedTexts } from './figures.ts'

export const home = {
  meta: {
    title: 'Therapy in the language you think in',
    description: `${BRAND.name} is AI-powered therapy for Malaysia in English, Malay, Mandarin and Tamil, by chat, audio or video. In development and in research trials.`,
  },
  hero: {
    title: 'Say it the way you’d say it at\u00a0home.',
    lead: `${BRAND.name} is AI-based, culturally relevant psychotherapy for Southeast Asia, Malaysia first: in English, Malay, Mandarin and Tamil, by chat, audio or video. It is in development and in research trials.`,
    learn: 'Learn How It Works',
    voicesLabel: 'Four people, each in their own language',
    sleepless: 'Can’t sleep? People who answer tonight',
    voicesMore: 'Press a voice to read how it goes on.',
    voiceMixed: 'A fifth talk, in mixed languages: someone thinks of ending their life',
    voiceMore: 'Read how this talk goes on',
  },
  highlights: {
    therapy: 'AI-powered therapy',
    privacy: 'Private and secure',
    culture: 'Culturally sensitive',
  },
  statistics: {
    title: 'Malaysia is short of mental health professionals.',
    adults: `of adults struggle with mental health issues, by a screening in ${sources.survey2015.year}. That is no diagnosis; in ${sources.survey2023.year}, depression was found in ${publishedTexts.depression2023}. Every stitch below is one adult in a thousand.`,
    psychiatrists: {
      text: `Psychiatrist-to-patient ratio, said of mental patients in ${sources.ratio2016.year}. With the ${publishedTexts.newestCount} psychiatrists of ${published.newestCount.year}, it is about ${publishedTexts.perNewestCount} people.`,
    },
    sessions: `The cost of a therapy session, by a guide to fees of ${sources.fees2016.year}.`,
  },
  whyChoose: {
    title: `Why Choose ${BRAND.name}`,
    languages: {
      title: 'Four languages, one conversation',
      text: 'English, Malay, Mandarin and Tamil. Mix them mid-sentence, as everyone does.',
    },
    hours: {
      title: 'Available 24/7',
      text: 'Three in the morning, a public holiday, the ten minutes before a meeting.',
    },
    ways: {
      title: 'Chat, audio or video',
      text: 'On your phone or on the web.',
    },
    privacy: {
      title: 'Private and secure',
      text: 'End-to-end encrypted. Data stays on Malaysian servers, under the PDPA.',
    },
    crisis: {
      title: 'Built-in crisis detection',
      text: 'Dual AI monitoring: a second AI only looks for signs of danger, and is meant to hand over to a person.',
    },
    regulated: {
      title: 'Built to be a regulated therapeutic',
      text: 'An AI-driven, clinically validated digital therapeutic is the goal, on a pathway to software as a medical device. Validation is under way.',
      steps: {
        trials: 'Research trials',
        validation: 'Clinical validation',
        device: 'Regulated software as a medical device',
      },
    },
  },
  callToAction: {
    title: 'Who it is for',
    audiences: {
      students: 'Students and youth',
      professionals: 'Busy professionals',
      everyone: 'Everyday Malaysians',
    },
    text: `${BRAND.name} isn’t open yet. You can already read who it is for, and what it will and won’t do.`,
    action: {
      label: 'Learn More',
      about: `about who ${BRAND.name} is for`,
    },
    partners: 'For Partners',
  },
} as const
