import { BRAND, published, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'

export const solutions = {
  meta: {
    title: 'Our solution',
    description: `Five reasons people in Malaysia go without therapy, and what ${BRAND.name} is building for each of them. In development and in research trials.`,
  },
  hero: {
    title: 'Five reasons people go without therapy.',
    lead: `Care in Malaysia comes apart in five places. Here is what ${BRAND.name} is building to join each of them up again. It is in development, and in research trials.`,
  },
  problems: {
    title: 'What stands in the way',
    items: {
      professionals: {
        title: 'Too few professionals',
        sentence: `Only ${figureTexts.psychiatrists} psychiatrists for over ${figureTexts.population} people`,
        text: `A round number: by November ${published.newestCount.year}, ${publishedTexts.newestCount} were registered. The wait can be long. Ask anyway, and ask what helps while you wait.`,
      },
      alternatives: {
        title: 'Unsafe alternatives',
        text: 'At night people ask a search bar, a forum, a chatbot made for something else. None of them was made for a crisis.',
      },
      costs: {
        title: 'High costs',
        sentence: `${figureTexts.privateSession} or more for one private session`,
        text: `An hour cost ${publishedTexts.averageFeeFrom} to ${publishedTexts.averageFeeTo} on average, The Star wrote in ${sources.fees2019.year}; a ${sources.fees2016.year} guide gives ${publishedTexts.hourlyFeeFrom} to ${publishedTexts.hourlyFeeTo}. Some people stop early; others never start.`,
      },
      system: {
        title: 'Overloaded system',
        text: 'Public clinics are stretched, but they are there. Ask at a klinik kesihatan about screening and treatment. Every state has a MENTARI, a community mental health centre.',
      },
      culture: {
        title: 'Cultural disconnect',
        text: 'Much of therapy was written elsewhere, in English. Family, faith and what the neighbours will say rarely come into it.',
      },
    },
  },
  solutions: {
    title: 'Our solution, thread by thread',
    items: {
      professionals: {
        title: 'Digital psychotherapy',
        answers: 'Answers: too few professionals',
        text: 'AI-driven therapy by chat, audio or video, on a phone or the web, at any hour. It is meant for before, between and after sessions with a person.',
      },
      alternatives: {
        title: 'Built for safety',
        answers: 'Answers: unsafe alternatives',
        text: 'Dual AI monitoring: a second AI only looks for signs of danger.',
      },
      costs: {
        title: 'Accessible and stigma reducing',
        answers: 'Answers: high costs',
        text: 'Meant to have no waiting room, with nobody to meet in it, and to cost well below a private session. There is no price yet.',
      },
      system: {
        title: 'Clinician support',
        answers: 'Answers: overloaded system',
        text: 'With your consent, a clinician can read a short record of the weeks between visits, so the appointment begins where you are.',
      },
      culture: {
        title: 'Localised approach',
        answers: 'Answers: cultural disconnect',
        text: 'Four languages, mixed the way you mix them. Examples and exercises come from life here.',
      },
    },
  },
  close: {
    title: 'Not open yet.',
    text: 'We’ll open when the trials show it is safe and helps. Until then:',
    today: 'Where to get help',
  },
} as const
