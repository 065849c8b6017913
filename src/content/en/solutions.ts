import { statusOf } from '../facts/claims.ts'
import { BRAND } from '../facts/company.ts'
import { helplineNames } from '../facts/helplines.ts'
import { helplineWords } from './helplines.ts'
import { statisticTexts } from './statistics.ts'
import { siteStatus } from './claim-status.ts'

export const solutions = {
  meta: {
    title: 'Our solution',
    description: `Five things that keep people in Malaysia from therapy, and ${BRAND.name}’s answer to each: AI therapy in your language. ${siteStatus}`,
  },
  hero: {
    title: 'Five things keep people in Malaysia from therapy. Here is what we do about them.',
    lead: `Few professionals, full clinics, high costs, unsafe chatbots, the wrong language. ${BRAND.name} is AI therapy on your phone, in your language, at any hour, with a second AI that only watches for danger.`,
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
        text: 'At night people ask a search engine, a forum or a general chatbot, which may not notice that they’re in danger.',
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
        text: 'A lot of therapy material comes from abroad, in English. It says little about family, faith or what the neighbours will say.',
      },
    },
  },
  solutions: {
    title: 'Our solution',
    items: {
      professionals: {
        title: 'Digital psychotherapy',
        text: `You say what’s wrong. ${BRAND.name} asks one short question at a time, and you end with one thing to try tonight. Use it at any hour, on your phone or the web, whether or not you see a therapist.`,
      },
      alternatives: {
        title: 'Built for safety',
        text: 'Dual AI monitoring: one AI talks with you, and another only watches for danger. If either finds it, the AI stops and shows you who to call. Either can miss a sign.',
      },
      costs: {
        title: 'Accessible and stigma reducing',
        text: 'At home, on the phone you already have. No travel, and no waiting room where someone you know may see you.',
      },
      system: {
        title: 'Clinician support',
        text:
          statusOf('clinicians') === 'planned'
            ? 'If you agree, your clinician or counsellor will get a short record of the weeks between visits. You won’t start every visit from the beginning.'
            : 'If you agree, your clinician or counsellor gets a short record of the weeks between visits. You don’t start every visit from the beginning.',
      },
      culture: {
        title: 'Localised approach',
        text: 'English, Malay, Mandarin, Tamil or a mix. Examples and exercises come from life in Malaysia.',
      },
    },
  },
  whyNot: {
    title: 'Why not …',
    list: [
      {
        question: '… just ask ChatGPT?',
        answer: [
          `A general chatbot is made for every topic. ${BRAND.name} is made for this one: short questions, a second AI that only watches for danger, and words that ${statusOf('servers') === 'works' ? 'stay' : 'will stay'} in Malaysia. Does it help more? In one trial by another team, a therapy AI did no better than ChatGPT. So we test. [What the studies found](studies)`,
        ],
      },
      {
        question: '… call a helpline?',
        answer: [
          `Do call one. A person answers, and ${helplineNames.befrienders} and ${helplineNames.kasih} never close. ${BRAND.name} is for the days in between: you come back to it, and the recap keeps what you noticed. [${helplineWords.helpNow}](openToday)`,
        ],
      },
      {
        question: '… see a therapist?',
        answer: [
          `See one if you can, and keep going. ${BRAND.name} is there while you wait, between visits and after the last one.`,
        ],
      },
    ],
  },
} as const
