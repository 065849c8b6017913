import { isOpen } from '../facts/stage.ts'
import { BRAND } from '../facts/company.ts'
import { siteStatus } from './claim-status.ts'
import { allWork } from '../facts/claims.ts'

const isKept = allWork('encryption', 'servers')
const isValidated = allWork('validation')
const isTakenOver = allWork('escalation')

export const home = {
  meta: {
    title: 'Therapy in the language you think in',
    description: `${BRAND.name} is AI therapy in your language, for people in Malaysia: English, Malay, Mandarin and Tamil, by chat, audio or video. ${siteStatus}`,
  },
  hero: {
    title: 'Therapy in the language you think in.',
    lead: `${BRAND.name} is AI therapy for people in Malaysia. Say what’s on your mind in English, Malay, Mandarin or Tamil, or in the mix you speak at home. It answers at any hour, and you end with one small thing to try.`,
    learn: 'Learn How It Works',
    tonight: 'Need someone now?',
  },
  voices: {
    hint: 'Choose the one that sounds like you.',
    ends: 'One short question at a time. It ends with one thing for tonight, and a recap you keep.',
    more: 'Read how it goes on',
    now: 'Can’t sleep now? Write tomorrow down, or call Befrienders, day and night:',
  },
  highlights: {
    therapy: {
      label: 'AI-powered therapy',
      text: 'You talk with an AI, not a person.',
    },
    privacy: {
      label: 'Private and secure',
      text: isKept ? 'Encrypted, kept in Malaysia.' : 'Will be encrypted and kept in Malaysia.',
      readers: 'See who can read it',
    },
    culture: {
      label: 'Culturally sensitive',
      text: 'Made with balik kampung in mind.',
    },
  },
  business: {
    partners: 'For counsellors, HR and clinics',
    investors: 'For investors',
    press: 'For the press',
  },
  statistics: {
    title: 'You’re not the only one awake.',
    adults: 'of adults struggle with mental health issues.',
    shortage: 'Malaysia has a shortage of mental health professionals.',
    psychiatrists: 'Psychiatrist-to-patient ratio of',
    reportedIn: (year: number) => `(${year})`,
    sessions: 'Therapy sessions cost',
    ourCost: `What will ${BRAND.name} cost?`,
  },
  whyChoose: {
    title: `Why Choose ${BRAND.name}`,
    ways: {
      title: 'Chat, audio or video',
      text: 'All three, on mobile or web. Switch whenever you like.',
    },
    languages: {
      title: 'Four languages in one sentence',
      meaning: 'The exam is close, the pressure is heavy, I just can’t sleep.',
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
      text: `Dual AI monitoring: one AI talks with you, and a second only watches for danger. If either sees it, the AI stops and shows you who to call. ${isTakenOver ? 'Then a person takes over from the AI.' : 'Planned: a person takes over from the AI.'} Either can miss a sign. If you’re in danger, call 999.`,
    },
    regulated: {
      title: 'We test before we offer',
      text: isValidated
        ? `${BRAND.name} is an AI-driven, clinically validated digital therapeutic.`
        : `${isOpen ? 'Our research goes on.' : 'Trials run now.'} Step by step, ${BRAND.name} is to become an AI-driven, clinically validated digital therapeutic.`,
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
    asks: {
      students: 'Results out tomorrow?',
      professionals: 'A meeting in ten minutes?',
      everyone: 'Everyone asleep but you?',
    },
    text: 'Then it’s made for you.',
    learn: 'Learn More',
  },
} as const
