import { BRAND, published, sources } from '../facts.ts'
import { publishedTexts } from './figures.ts'

export const home = {
  meta: {
    title: 'Therapy in the language you think in',
    description: `${BRAND.name} is AI-powered therapy for Malaysia in English, Malay, Mandarin and Tamil, by chat, audio or video. In development and in research trials.`,
  },
  hero: {
    title: 'Say it the way you’d say it at\u00a0home.',
    lead: `${BRAND.name} is therapy with an AI, made for Malaysia. Chat, talk or use video, in English, Malay, Mandarin or Tamil. It isn’t open yet: it is in research trials.`,
    learn: 'Learn How It Works',
    voicesLabel: 'Four people, each in their own language',
    sleepless: 'Can’t sleep? People who answer tonight',
    voicesMore: 'Tap a voice to read more.',
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
    adults: `of adults struggle with mental health issues, in a ${sources.survey2015.year} screening. It isn’t a diagnosis: in ${sources.survey2023.year}, ${publishedTexts.depression2023} had depression. Every stitch below is one adult in a thousand.`,
    psychiatrists: `Psychiatrist-to-patient ratio, as reported in ${sources.ratio2016.year}. By the ${published.newestCount.year} count it is about one for ${publishedTexts.perNewestCount} people.`,
    sessions: `for a therapy session. An hour cost ${publishedTexts.averageFeeFrom} to ${publishedTexts.averageFeeTo} on average, The Star wrote in ${sources.fees2019.year}; a ${sources.fees2016.year} guide gives ${publishedTexts.hourlyFeeFrom} to ${publishedTexts.hourlyFeeTo}.`,
  },
  whyChoose: {
    title: `Why Choose ${BRAND.name}`,
    languages: {
      title: 'Four languages, one conversation',
      text: 'English, Malay, Mandarin and Tamil. Mix them mid-sentence, as everyone does.',
    },
    hours: {
      title: 'Available 24/7',
      text: 'Three in the morning, a public holiday, ten minutes before a meeting.',
    },
    ways: {
      title: 'Chat, audio or video',
      text: 'Therapy by chat, audio or video, on mobile or web.',
    },
    privacy: {
      title: 'Encrypted, and kept in Malaysia',
      text: 'End-to-end encrypted between your phone and our servers in Malaysia, where the AI reads it to answer. Data stays on Malaysian servers, under the PDPA.',
      more: 'Who can read what you say',
    },
    crisis: {
      title: 'Built-in crisis\u00a0detection',
      text: 'Dual AI monitoring: a second AI only looks for signs of danger.',
    },
    regulated: {
      title: 'Built to be a regulated therapeutic',
      text: 'The goal is an AI-driven, clinically validated digital therapeutic. We are not there yet.',
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
    text: 'See what it will and won’t do.',
    learn: 'Learn More',
    partners: 'For Partners',
  },
} as const
