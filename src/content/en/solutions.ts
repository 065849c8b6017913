import { BRAND } from '../facts/company.ts'
import { statisticTexts } from './statistics.ts'
import { siteStatus } from './claim-status.ts'

export const solutions = {
  meta: {
    title: 'Our solution',
    description: `Five things that keep people in Malaysia from therapy, and ${BRAND.name}’s answer to each: AI therapy in your language. ${siteStatus}`,
  },
  hero: {
    title: 'Five things keep people in Malaysia from therapy. We answer each.',
    lead: `Few professionals, full clinics, high costs, unsafe chatbots, the wrong language. ${BRAND.name} is AI therapy on your phone, in your language, at any hour, and a second AI looks only for danger.`,
    action: 'Learn How It Works',
  },
  problems: {
    title: 'The problem',
    items: {
      professionals: {
        title: 'Too few professionals',
        text: `Only ${statisticTexts.psychiatrists} psychiatrists for over ${statisticTexts.population} people.`,
        help: 'What helps while you wait',
      },
      alternatives: {
        title: 'Unsafe alternatives',
        text: 'At night people ask a search engine, a forum or a chatbot made for something else. These may not notice when you are in danger.',
      },
      costs: {
        title: 'High costs',
        text: `Private therapy costs around ${statisticTexts.privateSession} or more per session.`,
      },
      system: {
        title: 'Overloaded system',
        text: 'Public clinics are stretched, but you can still get treatment at one.',
        help: 'How to get treatment today',
      },
      culture: {
        title: 'Cultural disconnect',
        text: 'A lot of therapy material comes from abroad, in English, and says little about family, faith or what the neighbours will say.',
      },
    },
  },
  solutions: {
    title: 'Our solution',
    items: {
      professionals: {
        title: 'Digital psychotherapy',
        text: 'On your phone or the web at any hour: before, between and after sessions with a therapist.',
      },
      alternatives: {
        title: 'Built for safety',
        text: 'With dual AI monitoring, one AI talks with you and another looks only for danger. If either finds it, the AI stops and shows you who to call. Either AI can miss a sign.',
      },
      costs: {
        title: 'Accessible and stigma reducing',
        text: 'At home, on the phone you already have. No travel, and no waiting room where someone you know may see you.',
      },
      system: {
        title: 'Clinician support',
        text: 'If you agree, your clinician gets a short record of the weeks between visits. You don’t have to go over them all again.',
      },
      culture: {
        title: 'Localised approach',
        text: 'English, Malay, Mandarin, Tamil or a mix. Examples and exercises come from life in Malaysia.',
      },
    },
  },
} as const
