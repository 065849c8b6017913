import { BRAND } from '../facts/company.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'

export const home = {
  meta: {
    title: 'Therapy in the language you think in',
    description: `${BRAND.name} is AI therapy in your language, for people in Malaysia: English, Malay, Mandarin and Tamil, by chat, audio or video. ${siteStatus}`,
  },
  hero: {
    title: 'Therapy in the language you think in.',
    lead: `${BRAND.name} is AI therapy for people in Malaysia. Say what’s on your mind in English, Malay, Mandarin or Tamil, or in the mix you speak at home. It answers at any hour.`,
    learn: 'Learn How It Works',
    tonight: 'Need someone tonight? Talk to a person',
  },
  voices: {
    hint: 'Choose a sentence and read on.',
    more: 'Read how this conversation goes on',
  },
  highlights: {
    therapy: { label: 'AI-powered therapy', text: 'You talk with an AI, and it says so.' },
    privacy: { label: 'Private and secure', text: 'See who can read what you say' },
    culture: { label: 'Culturally sensitive', text: 'Family, faith and balik kampung included.' },
  },
  business: {
    partners: 'For your university, company or NGO',
    investors: 'For investors',
  },
  statistics: {
    title: 'You’re not the only one awake.',
    adults: 'of adults struggle with mental health issues.',
    shortage: 'Malaysia has a shortage of mental health professionals.',
    psychiatrists: 'Psychiatrist-to-patient ratio of',
    sessions: 'Therapy sessions cost',
  },
  whyChoose: {
    title: `Why Choose ${BRAND.name}`,
    ways: {
      title: 'Chat, audio or video',
      text: 'All three, on mobile or web. Switch whenever you like.',
    },
    languages: {
      title: 'Four languages in one sentence',
      text: 'Start in English, Malay, Mandarin or Tamil, and finish in another.',
    },
    hours: {
      title: 'Available 24/7',
      text: 'At three in the morning, on Hari Raya, ten minutes before a meeting.',
    },
    privacy: {
      title: 'End-to-end encrypted, kept in Malaysia',
      text: 'Your words are encrypted all the way to Malaysian servers, where the AI reads them to answer you. They stay there, under Malaysia’s data protection law, the PDPA.',
    },
    crisis: {
      title: 'Built-in crisis detection and escalation',
      text: 'With dual AI monitoring, one AI talks with you and a second looks only for danger. If either sees it, the AI stops and shows you who to call. Either AI can miss a sign. If you’re in danger, call 999.',
    },
    regulated: {
      title: 'Tested first, then regulated',
      text: isOpen
        ? `${BRAND.name} is an AI-driven, clinically validated digital therapeutic.`
        : 'We are building an AI-driven, clinically validated digital therapeutic.',
      steps: {
        trials: 'Research trials',
        validation: 'Clinical validation',
        device: 'Regulated software as a medical device',
      },
    },
  },
  callToAction: {
    title: 'Is it for you?',
    audiences: {
      students: 'Students and youth',
      professionals: 'Busy professionals',
      everyone: 'Everyday Malaysians',
    },
    learn: 'Learn More',
    name: `${BRAND.name} is Malay for still and clear, like water.`,
  },
} as const
