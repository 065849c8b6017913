import { BRAND, businessConstants, published, responseHours, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'

export const forInvestors = {
  meta: {
    title: 'For investors',
    description: `Over ${figureTexts.population} people, ${figureTexts.psychiatrists} psychiatrists. ${BRAND.name} is AI-driven therapy for Malaysia, in research trials, on a pathway to a regulated medical device.`,
  },
  hero: {
    title: [
      `Over ${figureTexts.population} people.`,
      `Only ${figureTexts.psychiatrists} psychiatrists.`,
    ],
    caption: {
      count: 'Each stitch is one psychiatrist.',
      rounded: `These are round numbers. In November ${published.newestCount.year} there were ${publishedTexts.newestCount}, still about one for every ${publishedTexts.perNewestCount} people.`,
    },
    lead: `${BRAND.name} is AI-driven therapy for people in Malaysia, by chat, audio or video, in four languages. It is in research trials, on a pathway to clinical validation and regulated software as a medical device.`,
    action: 'Request Our Pitch Deck',
  },
  story: {
    title: 'More Than An App',
    statement: 'We are building therapy, and therapy has to show that it helps.',
    text: `${BRAND.name} is being built as a digital therapeutic, so we test it before we launch it. It works in four languages, so that people can say things in the language they think in. Crisis detection is part of the version we are testing. Who takes over from it, at every hour, [will be published before launch](danger).`,
    steps: {
      now: { title: 'Now', text: 'Research trials are running in Malaysia.' },
      next: {
        title: 'Next',
        text: 'We learn whether it works. If it does, we launch and start pilots with partners.',
      },
      after: { title: 'Then', text: 'We work towards regulation as a medical device.' },
      later: { title: 'Later', text: 'New programmes follow for the rest of Southeast Asia.' },
    },
  },
  opportunities: {
    title: 'Estimated market size',
    text: 'This is our own figure, in US dollars. It has not been independently verified.',
    share: {
      title: `This is ${figureTexts.peopleAffected} of over ${figureTexts.population} people.`,
      text: 'Each lozenge is one million people in Malaysia.',
    },
    items: {
      round: {
        title: 'Investment opportunity',
        text: 'You would come in before launch, while we are still testing.',
      },
      reach: {
        title: 'Market opportunity',
        text: `If a ${sources.survey2015.year} screening for distress is taken as a guide, ${figureTexts.peopleAffected} Malaysians live with mental health conditions.`,
      },
      model: {
        title: 'Scalable model',
        text: 'Universities, corporates, NGOs and government share one platform. Every partner uses the same product, so we don’t have to build it again for each of them.',
      },
      edge: {
        title: 'Clinical and regulatory edge',
        text: 'Clinical validation and regulation as a medical device take longer than putting an app in a store, and they are harder for others to copy.',
      },
      impact: {
        title: 'Impact and returns',
        text: `A private session costs around ${figureTexts.privateSession} or more. Therapy that costs less could reach people who stop early, or never start, because of the price.`,
      },
      pipeline: {
        title: 'Pipeline development',
        text: 'We can build new programmes for Southeast Asia on the same clinical base.',
      },
    },
  },
  advantage: {
    title: 'Competitive advantage',
    position: {
      title: 'Market position',
      text: 'We are building for Malaysia first, in four languages. We plan to keep the servers in the country, and to let clinicians read a record if people agree.',
    },
    pipeline: {
      title: 'Future pipeline',
      text: 'First come our results. If they are good, we launch and start pilots with partners, and what we learn there supports regulation as a medical device. Programmes for the rest of Southeast Asia come after that.',
    },
  },
  expertise: {
    title: 'Team expertise',
    items: [
      'Psychiatry',
      'Clinical psychology',
      'Artificial intelligence',
      'Digital health regulation',
      'Product and design',
      'Health partnerships',
    ],
    team: 'Meet the team',
  },
  company: { name: 'Company', registration: 'Company number', fundingStage: 'Stage' },
  request: {
    title: 'Request Our Pitch Deck',
    promise: `We send the deck within ${businessConstants.pitchDeckHours} hours.`,
    receive: {
      title: "What You'll Receive",
      deck: 'Pitch deck',
      technology: 'Technology overview',
      team: 'Team profiles',
    },
    highlights: {
      title: 'Investment highlights',
      items: [
        'We are already testing it in Malaysia.',
        'It works in four languages.',
        'One platform serves every kind of partner.',
        'The goal is a regulated medical device.',
      ],
    },
    direct: {
      title: 'Direct contact',
      response: `Investor relations aims to answer within ${responseHours.investor} hours.`,
    },
  },
} as const
