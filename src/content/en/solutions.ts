import { BRAND, published, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'

export const solutions = {
  meta: {
    title: 'Our solution',
    description: `Five things that keep people in Malaysia from therapy, and what ${BRAND.name} is building for each of them. Now in research trials.`,
  },
  hero: {
    title: 'Five things keep people from therapy. We are building an answer to each.',
    lead: `${BRAND.name} is AI-powered therapy by chat, audio or video, in four languages. It’s for people in Malaysia who would otherwise wait for mental health support, or go without. Read what we are building, and why. It is in research trials.`,
    action: 'Learn How It Works',
  },
  problems: {
    title: 'What stands in the way',
    items: {
      professionals: {
        title: 'Too few professionals',
        sentence: `Only ${figureTexts.psychiatrists} psychiatrists for over ${figureTexts.population} people`,
        text: `These are round numbers, and ${publishedTexts.newestCount} were registered by November ${published.newestCount.year}. The wait for an appointment can be long.`,
        today: 'What helps while you wait',
      },
      alternatives: {
        title: 'Unsafe alternatives',
        text: 'At night people ask a search bar, a forum or a chatbot made for something else. None of them was built to notice when you are in danger.',
      },
      costs: {
        title: 'High costs',
        sentence: `${figureTexts.privateSession} or more for one private session`,
        text: `The Star reported an average of ${publishedTexts.averageFeeFrom} to ${publishedTexts.averageFeeTo} an hour in ${sources.fees2019.year}, and a ${sources.fees2016.year} fee guide gives ${publishedTexts.hourlyFeeFrom} to ${publishedTexts.hourlyFeeTo}. Some people stop early because of the price, and others never start.`,
      },
      system: {
        title: 'Overloaded system',
        text: 'Public clinics are stretched, but they are there for you.',
        today: 'How to get treatment today',
      },
      culture: {
        title: 'Cultural disconnect',
        text: 'Much of therapy was written elsewhere, in English, and it rarely touches on family, faith or what the neighbours will say.',
      },
    },
  },
  solutions: {
    title: 'Our solution, point by point',
    status: 'We are testing these now, except where one is marked Planned.',
    items: {
      professionals: {
        title: 'Digital psychotherapy',
        answers: 'For: too few professionals',
        text: `${BRAND.name} is AI-driven therapy on a phone or the web, at any hour. It is meant to support you before, between and after sessions with a person.`,
      },
      alternatives: {
        title: 'Built for safety',
        answers: 'For: unsafe alternatives',
        text: 'With dual AI monitoring, one AI talks with you and another watches for danger. We plan for it to stop the session then and show you who to call.',
      },
      costs: {
        title: 'Accessible and stigma reducing',
        answers: 'For: high costs',
        text: 'You don’t sit in a waiting room, so nobody you know will see you there. We plan to price it well below a private session.',
      },
      system: {
        title: 'Clinician support',
        answers: 'For: overloaded system',
        text: 'With your consent, a clinician can read a short record of the weeks between visits, so the appointment begins where you are.',
      },
      culture: {
        title: 'Localised approach',
        answers: 'For: cultural disconnect',
        text: 'You can speak four languages and mix them the way you do at home. Examples and exercises come from life here.',
      },
    },
  },
  close: {
    title: 'When we open',
    text: `We will open only if our research shows that ${BRAND.name} is safe and that it helps. You can get support from people today, without waiting for us.`,
    today: 'Where to get help',
  },
} as const
