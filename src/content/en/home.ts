import { BRAND, published, sources } from '../facts.ts'
import { publishedTexts } from './figures.ts'

export const home = {
  meta: {
    title: 'Therapy in the language you think in',
    description: `${BRAND.name} is AI-powered therapy for Malaysia in English, Malay, Mandarin and Tamil, by chat, audio or video. In development and in research trials.`,
  },
  hero: {
    title: 'Therapy in the language you think in.',
    lead: `${BRAND.name} is AI-powered therapy for people in Malaysia who want mental health support. You’ll be able to chat, talk or use video, at any hour, in English, Malay, Mandarin and Tamil, even mixed. It’s in research trials, not open yet.`,
    learn: 'Learn How It Works',
    tonight: 'Need someone tonight? Talk to a person',
  },
  voices: {
    label: 'Say it the way you’d say it at home.',
    hint: 'Choose one to read an example.',
    more: 'Read how this conversation goes on',
  },
  highlights: {
    therapy: 'AI-powered therapy',
    privacy: 'Private and secure',
    culture: 'Culturally sensitive',
  },
  doors: {
    users: {
      title: 'For you',
      text: 'See who our therapy is for. Find help for yourself or someone you love.',
    },
    partners: {
      title: 'For your university or company',
      text: 'Plan a pilot or study with us. NGOs are welcome too.',
    },
    investors: {
      title: 'For investors',
      text: `Read why ${BRAND.name} is needed and what we plan, or ask for our pitch deck.`,
    },
  },
  statistics: {
    title: 'Malaysia has a shortage of mental health professionals.',
    adults: `of adults struggle with mental health issues, according to a national screening in ${sources.survey2015.year}. A screening is not a diagnosis. A ${sources.survey2023.year} survey found depression in ${publishedTexts.depression2023} of adults. Each mark stands for one adult in a thousand.`,
    psychiatrists: `was the psychiatrist-to-patient ratio reported in ${sources.ratio2016.year}. The ${published.newestCount.year} count gives about one psychiatrist for every ${publishedTexts.perNewestCount} people.`,
    sessions: `for a therapy session. The Star reported an average of ${publishedTexts.averageFeeFrom} to ${publishedTexts.averageFeeTo} an hour in ${sources.fees2019.year}; a ${sources.fees2016.year} fee guide gives ${publishedTexts.hourlyFeeFrom} to ${publishedTexts.hourlyFeeTo}.`,
  },
  whyChoose: {
    title: `Why Choose ${BRAND.name}`,
    status: 'We are testing everything below, except what is marked Planned.',
    languages: {
      title: 'Mix four languages as you talk',
      text: 'Speak English, Malay, Mandarin or Tamil, or mix them in one sentence, as you would at home.',
    },
    hours: {
      title: 'Available 24/7',
      text: 'You’ll be able to talk at three in the morning, on a public holiday, or ten minutes before a meeting.',
    },
    ways: {
      title: 'Chat, audio or video',
      text: 'You can use all three on mobile or web, and switch whenever you like.',
    },
    privacy: {
      title: 'End-to-end encrypted, kept in Malaysia',
      text: 'We will encrypt your words all the way to Malaysian servers, where the AI reads them to answer you. Your words will stay there, protected by Malaysia’s data protection law, the PDPA.',
      more: 'Who can read what you say',
    },
    crisis: {
      title: 'Built-in crisis detection and escalation',
      text: 'With dual AI monitoring, one AI talks with you and a second looks only for danger. If either sees it, the AI stops and shows you who to call. Either AI can miss a sign. If you’re in danger, call 999.',
    },
    regulated: {
      title: 'Built to be a regulated therapeutic',
      text: `We want ${BRAND.name} to become an AI-driven, clinically validated digital therapeutic, regulated as a medical device.`,
      steps: {
        trials: 'Research trials',
        validation: 'Clinical validation',
        device: 'Regulated software as a medical device',
      },
    },
  },
  callToAction: {
    title: `Find out if ${BRAND.name} is for you.`,
    audiences: {
      students: 'Students and youth',
      professionals: 'Busy professionals',
      everyone: 'Everyday Malaysians',
    },
    text: `See how ${BRAND.name} could help you, and what it won’t do.`,
    learn: 'Learn More',
  },
} as const
