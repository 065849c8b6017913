import { BRAND } from '../facts.ts'
import type { HomeContent } from '../types/home.ts'
import { paths } from '#src/paths.ts'
import { claimStatus } from './claim-status.ts'
import { joinWaitlist } from './waitlist-closed.ts'

export const home = {
  meta: {
    title: 'Therapy in the language you think in',
    description: `${BRAND.name} is AI-powered therapy for Malaysia in English, Malay, Mandarin and Tamil, by chat, audio or video. In development and in research trials.`,
  },
  hero: {
    title: 'Say it the way you’d say it at\u00a0home.',
    lead: `${BRAND.name} is AI-powered therapy in English, Malay, Mandarin and Tamil, by chat, audio or video. It is in development, and running research trials in Malaysia.`,
    actions: [{ kind: 'route', label: 'Learn How It Works', to: paths.howItWorks }, joinWaitlist],
    voicesLabel: 'Four people, each in their own language',
    voices: [
      { text: '晚上总是睡不好。', lang: 'zh-Hans' },
      { text: 'I can’t switch off at night.', lang: 'en' },
      { text: 'Dah lama tak tidur lena.', lang: 'ms' },
      { text: 'இரவில் தூக்கமே வரவில்லை.', lang: 'ta' },
    ],
  },
  highlights: ['AI-powered therapy', 'Private and secure', 'Culturally sensitive'],
  statistics: {
    title: 'Malaysia is short of people to talk to.',
    adults: {
      figure: 'adultDistress',
      text: 'of adults struggle with mental health issues. Every stitch below is one adult in a thousand.',
    },
    psychiatrists: {
      figure: 'psychiatristRatio',
      text: 'Psychiatrist-to-patient ratio. The cloth above would have to be a hundred times longer to show one psychiatrist’s patients.',
    },
    sessions: {
      figure: 'sessionCost',
      text: 'The cost of a therapy session.',
    },
  },
  whyChoose: {
    title: `Why Choose ${BRAND.name}`,
    languages: {
      title: 'Four languages, one conversation',
      text: 'English, Malay, Mandarin and Tamil. Mix them mid-sentence, as everyone does.',
      status: claimStatus.trial,
      greetings: [
        { text: 'வணக்கம்', lang: 'ta' },
        { text: 'Apa khabar?', lang: 'ms' },
        { text: '你好吗？', lang: 'zh-Hans' },
        { text: 'How are you?', lang: 'en' },
      ],
    },
    hours: {
      title: 'Available 24/7',
      text: 'Three in the morning, a public holiday, the ten minutes before a meeting.',
      status: claimStatus.trial,
    },
    ways: {
      title: 'Chat, audio or video',
      text: 'On your phone or on the web.',
      status: claimStatus.trial,
    },
    privacy: {
      title: 'Private and secure',
      text: 'End-to-end encrypted. Data stays on Malaysian servers, under the PDPA.',
      status: claimStatus.planned,
      overheard: { text: 'Dah lama tak', lang: 'ms' },
    },
    crisis: {
      title: 'Two systems watching for crisis',
      text: 'Dual AI monitoring looks for risk in every session and escalates it.',
      status: claimStatus.trial,
    },
    regulated: {
      title: 'Built to be a regulated therapeutic',
      text: 'An AI-driven, clinically validated digital therapeutic is the goal, on a pathway to software as a medical device. Validation is under way.',
      status: claimStatus.planned,
      steps: ['Research trials', 'Clinical validation', 'Regulated software as a medical device'],
    },
  },
  callToAction: {
    title: 'Who it is for',
    audiences: ['Students and youth', 'Busy professionals', 'Everyday Malaysians'],
    text: `${BRAND.name} isn’t open yet. You can already read who it is for, and what it will and won’t do.`,
    action: {
      kind: 'route',
      label: 'Learn More',
      to: paths.forUsers,
      about: `about who ${BRAND.name} is for`,
    },
  },
} satisfies HomeContent
