import { BRAND, published, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'

export const solutions = {
  meta: {
    title: 'Our solution',
    description: `Five things that keep people in Malaysia from therapy, and what ${BRAND.name} is building for each of them. Now in research trials.`,
  },
  hero: {
    title: 'Five things keep people from therapy. We are building an answer to each.',
    lead: `${BRAND.name} is AI-powered therapy by chat, audio or video, in four languages. It’s for people in Malaysia who don’t get therapy because therapists are few, sessions are expensive or clinics are stretched. It is in research trials, so you can’t sign up yet.`,
    action: 'Learn How It Works',
  },
  problems: {
    title: 'What stands in the way',
    items: {
      professionals: {
        title: 'Too few professionals',
        sentence: `Only ${figureTexts.psychiatrists} psychiatrists for over ${figureTexts.population} people`,
        text: `These are rough figures. In November ${published.newestCount.year} there were ${publishedTexts.newestCount} psychiatrists, about one for every ${publishedTexts.perNewestCount} people. You may wait a long time for an appointment.`,
        today: 'What helps while you wait',
      },
      alternatives: {
        title: 'Unsafe alternatives',
        text: 'At night people ask a search engine, a forum or a chatbot made for something else. These may not notice when you are in danger.',
      },
      costs: {
        title: 'High costs',
        sentence: `${figureTexts.privateSession} or more for one private session`,
        text: `The Star reported an average of ${publishedTexts.averageFeeFrom} to ${publishedTexts.averageFeeTo} an hour in ${sources.fees2019.year}, and a ${sources.fees2016.year} fee guide gives ${publishedTexts.hourlyFeeFrom} to ${publishedTexts.hourlyFeeTo}. Because of the price, some people stop therapy early and others never start.`,
      },
      system: {
        title: 'Overloaded system',
        text: 'Public clinics are stretched, but you can still get treatment at one.',
        today: 'How to get treatment today',
      },
      culture: {
        title: 'Cultural disconnect',
        text: 'A lot of therapy material comes from abroad, in English, and says little about family, faith or what the neighbours will say.',
      },
    },
  },
  solutions: {
    title: 'Our solution, point by point',
    status: 'We are testing these answers now, except those marked Planned.',
    items: {
      professionals: {
        title: 'Digital psychotherapy',
        answers: 'For: too few professionals',
        text: `${BRAND.name} is AI-driven therapy on a phone or the web, at any hour. Our AI is meant to help you before, between and after sessions with a therapist.`,
      },
      alternatives: {
        title: 'Built for safety',
        answers: 'For: unsafe alternatives',
        text: 'With dual AI monitoring, one AI talks with you and another looks for signs of danger. If either AI finds one, the session is meant to stop and show you who to call. Both AIs can miss a sign.',
      },
      costs: {
        title: 'Accessible and stigma reducing',
        answers: 'For: high costs',
        text: 'We plan to charge much less than a private session costs. You won’t have to sit in a waiting room where people you know may see you.',
      },
      system: {
        title: 'Clinician support',
        answers: 'For: overloaded system',
        text: 'With your consent, your clinician will get a short record of the weeks between visits, so you won’t have to go over them all again.',
      },
      culture: {
        title: 'Localised approach',
        answers: 'For: cultural disconnect',
        text: 'Speak English, Malay, Mandarin or Tamil, or mix them as you do at home. Examples and exercises come from life in Malaysia.',
      },
    },
  },
  close: {
    title: 'When we open',
    text: `We will open only if our research shows that ${BRAND.name} is safe and that it helps. You can get support from people today.`,
    today: 'Where to get help',
  },
} as const
