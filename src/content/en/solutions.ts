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
        unit: `psychiatrists for over ${figureTexts.population} people`,
        text: `A round number: by November ${published.newestCount.year}, ${publishedTexts.newestCount} were registered. The wait can be long. Ask anyway, and ask what helps meanwhile.`,
      },
      alternatives: {
        title: 'Unsafe alternatives',
        text: 'At night people ask a search bar, a forum, a chatbot made for something else. When it turns into a crisis, nobody may notice.',
      },
      costs: {
        title: 'High costs',
        unit: 'or more for one private session',
        text: `By a guide to fees of ${sources.fees2016.year}, and therapy takes more than one session. Some people stop early; others never start.`,
      },
      system: {
        title: 'Overloaded system',
        text: 'Public clinics see whoever comes, with the staff they have. They are open today all the same: a klinik kesihatan can screen and begin treatment, and every state has a MENTARI centre for mental health.',
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
        text: 'AI-driven therapy by chat, audio or video, on a phone or the web, at any hour. It takes no therapist’s place; it is meant for the weeks while you wait for one.',
      },
      alternatives: {
        title: 'Built for safety',
        answers: 'Answers: unsafe alternatives',
        text: 'Dual AI monitoring: one AI talks with you, a second only looks for signs of danger. What it finds is meant to go to a person.',
      },
      costs: {
        title: 'Accessible and stigma reducing',
        answers: 'Answers: high costs',
        text: 'No waiting room, and nobody to meet in it. The price is not set yet; it is meant to be well below a private session.',
      },
      system: {
        title: 'Clinician support',
        answers: 'Answers: overloaded system',
        text: 'With your consent, a clinician can read a short record of the weeks between visits, so the appointment begins where you are.',
      },
      culture: {
        title: 'Localised approach',
        answers: 'Answers: cultural disconnect',
        text: 'English, Malay, Mandarin and Tamil, mixed the way you mix them. Examples and exercises come from life here.',
      },
    },
  },
  close: {
    title: 'Not open yet.',
    text: 'We would rather be late than unproven.',
    today: 'Help that is open today',
  },
} as const
