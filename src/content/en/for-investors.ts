import { BRAND, published, responseHours, sources } from '../facts.ts'
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
    caption: [
      'Each stitch is one psychiatrist.',
      `By November ${published.newestCount.year} there were ${publishedTexts.newestCount}.`,
    ],
    lead: `${BRAND.name} is an AI-driven digital therapeutic for Malaysia. It is not clinically validated yet; that is the goal, on a pathway to regulated software as a medical device.`,
    action: 'Request Our Pitch Deck',
    note: 'Not registered and not for sale.',
  },
  story: {
    title: 'More Than An App',
    statement: 'A wellness app asks you to feel better. A therapeutic has to show that you do.',
    text: `${BRAND.name} is being built as the second. It runs in research trials before it runs in a store. It works in four languages, because therapy that has to be translated first is not the same therapy. Crisis detection is in the trial version; the person who takes over is still to be named.`,
  },
  opportunities: {
    title: 'Estimated market size',
    text: 'Our own estimate, in US dollars. Nobody else has checked it.',
    items: {
      round: {
        title: 'Investment opportunity',
        text: 'Before launch, while the research trials run.',
      },
      reach: {
        title: 'Market opportunity',
        text: `If a ${sources.survey2015.year} screening for distress is taken as a guide, ${figureTexts.peopleAffected} Malaysians live with mental health conditions.`,
      },
      model: {
        title: 'Scalable model',
        text: 'Universities, corporates, NGOs and government on one platform. The next partner needs no second product.',
      },
      edge: {
        title: 'Clinical and regulatory edge',
        text: 'Trials first, then software as a medical device. It is slower than an app store, and harder to copy.',
      },
      impact: {
        title: 'Impact and returns',
        text: `A private session costs around ${figureTexts.privateSession} or more. If a course costs less, more people can finish it. There is no price yet.`,
      },
      pipeline: {
        title: 'Pipeline development',
        text: 'New programmes for Southeast Asia on the same clinical core.',
      },
    },
    note: 'Launch, partners and new programmes come after the trials.',
  },
  advantage: {
    title: 'Competitive advantage',
    position: {
      title: 'Market position',
      text: 'Built for Malaysia first: four languages, data that stays in the country, and clinicians in the loop.',
      note: 'Servers and clinician access are planned.',
    },
    pipeline: {
      title: 'Future pipeline',
      steps: {
        now: { title: 'Now', text: 'Research trials in Malaysia' },
        next: { title: 'Next', text: 'First results, then launch and partner pilots' },
        after: { title: 'Then', text: 'Regulated software as a medical device' },
        later: { title: 'Later', text: 'Southeast Asia' },
      },
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
  },
  company: { name: 'Company', registration: 'Company number', fundingStage: 'Stage' },
  request: {
    title: 'Request Our Pitch Deck',
    receive: {
      title: "What You'll Receive",
      deck: 'Pitch deck',
      technology: 'Technology overview',
      team: 'Team profiles',
    },
    highlights: {
      title: 'Investment highlights',
      items: [
        `${figureTexts.market} market, our own estimate`,
        'Research trials under way',
        'Four languages',
        'A pathway to a medical device',
      ],
    },
    direct: {
      title: 'Direct contact',
      response: `Investor relations aims to answer within ${responseHours.investor} hours.`,
    },
  },
} as const
