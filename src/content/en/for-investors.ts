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
    lead: `${BRAND.name} is being built as an AI-driven, clinically validated digital therapeutic for Malaysia, on a pathway to regulated software as a medical device.`,
    action: 'Request Our Pitch Deck',
    note: 'Validation is under way; it is not registered and not for sale.',
  },
  story: {
    title: 'More Than An App',
    statement: 'A wellness app asks you to feel better. A therapeutic has to show that you do.',
    text: `${BRAND.name} is being built as the second. It runs in research trials before it runs in a store. It works in English, Malay, Mandarin and Tamil, because therapy that has to be translated first is not the same therapy. Crisis detection and dual AI monitoring are in the first version, not a later one.`,
  },
  opportunities: {
    title: 'Estimated market opportunity',
    text: 'In US dollars, by our own estimate. Its method, year and region are not published yet.',
    items: {
      round: {
        title: 'Investment opportunity',
        text: 'Before launch, while the research trials run. The pitch deck says what the money is for.',
      },
      reach: {
        title: 'Market opportunity',
        text: `In this country alone, ${figureTexts.peopleAffected} Malaysians live with mental health conditions, by a screening in ${sources.survey2015.year}.`,
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
        text: `A private session costs around ${figureTexts.privateSession} or more, by a guide of ${sources.fees2016.year}. If a course costs less, more people can finish it. Our price is not set.`,
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
      text: 'Built for Malaysia first: four languages, data that stays in the country under the PDPA, and clinicians in the loop.',
      note: 'Servers and clinician access are planned.',
    },
    pipeline: {
      title: 'Future pipeline',
      steps: {
        now: { title: 'Now', text: 'Research trials in Malaysia' },
        next: { title: 'Next', text: 'Launch and partner pilots' },
        after: { title: 'Then', text: 'Regulated software as a medical device' },
        later: { title: 'Later', text: 'Southeast Asia' },
      },
    },
  },
  standing: {
    title: 'Where it stands',
    note: 'Sample entries, until the company publishes its own.',
    labels: {
      company: 'Company',
      registration: 'Company number',
      stage: 'Stage',
    },
    unknown: 'Not published yet.',
    milestones: {
      trials: {
        title: 'Research trials running',
        text: 'Design, ethics: not published yet.',
      },
      results: { title: 'First results', text: 'Due: not published yet.' },
      partner: { title: 'First partner signed', text: 'None so far. No date.' },
      launch: { title: 'Open to the public', text: 'No date that we could promise.' },
      device: {
        title: 'Registered as a medical device',
        text: 'Whether, in which class and when is not decided.',
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
        `${figureTexts.market} market opportunity, by our own estimate`,
        'Research trials under way',
        'Four languages, one clinical core',
        'A pathway to a regulated medical device',
      ],
    },
    direct: {
      title: 'Direct contact',
      response: `Investor relations aims to answer within ${responseHours.investor} hours.`,
    },
  },
} as const
