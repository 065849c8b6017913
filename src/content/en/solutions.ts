import { BRAND, figures } from '../facts.ts'
import type { SolutionsContent } from '../types/solutions.ts'
import { claimStatus } from './claim-status.ts'
import { joinWaitlist } from './waitlist-closed.ts'

export const solutions = {
  meta: {
    title: 'Our solution',
    description: `Five reasons people in Malaysia go without therapy, and what ${BRAND.name} is building for each of them. In development and in research trials.`,
  },
  hero: {
    title: 'Care comes apart in five places.',
    lead: `Five reasons people in Malaysia go without therapy, and what ${BRAND.name} is building to join each of them up again. It is in development, and in research trials.`,
  },
  problems: {
    title: 'Five reasons people go without',
    items: [
      {
        title: 'Too few professionals',
        figure: {
          id: 'psychiatrists',
          unit: `psychiatrists for over ${figures.population.text} people`,
          sources: ['psychiatrists', 'population'],
        },
        text: 'The wait for a first appointment can outlast the courage it took to ask for one.',
      },
      {
        title: 'Unsafe alternatives',
        text: 'At night people ask a search bar, a forum, a chatbot made for something else. When it turns into a crisis, nobody may notice.',
      },
      {
        title: 'High costs',
        figure: {
          id: 'privateSession',
          unit: 'or more for one private session',
          sources: ['privateSession'],
        },
        text: 'And therapy takes more than one. Some people stop early; others never start.',
      },
      {
        title: 'Overloaded system',
        text: 'Public clinics see whoever comes, with the staff they have. Visits get shorter, and the weeks between them longer.',
      },
      {
        title: 'Cultural disconnect',
        text: 'Much of therapy was written elsewhere, in English. Family, faith and what the neighbours will say rarely come into it.',
      },
    ],
  },
  solutions: {
    title: 'Our solution, thread by thread',
    items: [
      {
        title: 'Digital psychotherapy',
        answers: 'Answers: too few professionals',
        text: 'AI-driven therapy by chat, audio or video, on a phone or the web, at any hour. It takes no therapist’s place; it is there while you wait for one.',
        status: claimStatus.trial,
      },
      {
        title: 'Built for safety',
        answers: 'Answers: unsafe alternatives',
        text: 'Dual AI monitoring: one system talks with you, a second only looks for risk. What it finds is escalated.',
        status: claimStatus.trial,
      },
      {
        title: 'Accessible and stigma reducing',
        answers: 'Answers: high costs',
        text: 'No waiting room, and nobody to meet in it. The price is not set yet; it is meant to be well below a private session.',
        status: claimStatus.planned,
      },
      {
        title: 'Clinician support',
        answers: 'Answers: overloaded system',
        text: 'With your consent, a clinician can read a short record of the weeks between visits, so the appointment begins where you are.',
        status: claimStatus.planned,
      },
      {
        title: 'Localised approach',
        answers: 'Answers: cultural disconnect',
        text: 'English, Malay, Mandarin and Tamil, mixed the way you mix them. Examples and exercises come from life here.',
        status: claimStatus.trial,
      },
    ],
  },
  close: {
    title: 'Not open yet.',
    text: 'We would rather be late than unproven.',
    action: joinWaitlist,
  },
} satisfies SolutionsContent
