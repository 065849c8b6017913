import { BRAND, figures, responseHours } from '../facts.ts'
import type { ForInvestorsContent } from '../types/for-investors.ts'
import { claimStatus } from './claim-status.ts'

export const forInvestors = {
  meta: {
    title: 'For investors',
    description: `Over ${figures.population.text} people, ${figures.psychiatrists.text} psychiatrists. ${BRAND.name} is AI-driven therapy for Malaysia, in research trials, on a pathway to a regulated medical device.`,
  },
  hero: {
    title: [
      `Over ${figures.population.text} people.`,
      `Only ${figures.psychiatrists.text} psychiatrists.`,
    ],
    caption: [
      'Each stitch is one psychiatrist.',
      `In ${figures.psychiatrists.source.year}, this was all of them.`,
    ],
    figures: ['psychiatrists', 'population'],
    lead: `${BRAND.name} is being built as an AI-driven, clinically validated digital therapeutic for Malaysia, on a pathway to regulated software as a medical device.`,
    action: { kind: 'anchor', label: 'Request Our Pitch Deck', href: '#request-pitch-deck' },
    status: `${claimStatus.trial}. Validation is under way; it is not registered and not for sale.`,
  },
  story: {
    title: 'More Than An App',
    statement: 'A wellness app asks you to feel better. A therapeutic has to show that you do.',
    text: `${BRAND.name} is being built as the second. It runs in research trials before it runs in a store. It works in English, Malay, Mandarin and Tamil, because therapy that has to be translated first is not the same therapy. Crisis detection and dual AI monitoring are in the first version, not a later one.`,
    status: claimStatus.trial,
  },
  opportunities: {
    title: 'Estimated market opportunity',
    text: 'In US dollars, a year, across Southeast Asia. The estimate is our own.',
    figure: 'market',
    items: [
      {
        title: 'Investment opportunity',
        text: 'Before launch, while the research trials run. The pitch deck says what the money is for.',
      },
      {
        title: 'Market opportunity',
        text: `In this country alone, ${figures.peopleAffected.text} Malaysians live with mental health conditions.`,
        figures: ['peopleAffected'],
      },
      {
        title: 'Scalable model',
        text: 'Universities, corporates, NGOs and government on one platform. The next partner needs no second product.',
      },
      {
        title: 'Clinical and regulatory edge',
        text: 'Trials first, then software as a medical device. It is slower than an app store, and harder to follow.',
      },
      {
        title: 'Impact and returns',
        text: `A private session costs around ${figures.privateSession.text} or more. Bringing that down is the return on both sides.`,
        figures: ['privateSession'],
      },
      {
        title: 'Pipeline development',
        text: 'New programmes for Southeast Asia on the same clinical core.',
      },
    ],
    status: `${claimStatus.trial}: the therapy. ${claimStatus.planned}: launch, partners and new programmes.`,
  },
  advantage: {
    title: 'Competitive advantage',
    position: {
      title: 'Market position',
      text: 'Built for Malaysia first: four languages, data that stays in the country under the PDPA, and clinicians in the loop.',
      languages: [
        { text: 'English', lang: 'en' },
        { text: 'Bahasa Melayu', lang: 'ms' },
        { text: '中文', lang: 'zh-Hans' },
        { text: 'தமிழ்', lang: 'ta' },
      ],
      status: `${claimStatus.trial}; servers and clinician access are planned.`,
    },
    pipeline: {
      title: 'Future pipeline',
      steps: [
        { title: 'Now', text: 'Research trials in Malaysia' },
        { title: 'Next', text: 'Launch and partner pilots' },
        { title: 'Then', text: 'Regulated software as a medical device' },
        { title: 'Later', text: 'Southeast Asia' },
      ],
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
      items: ['Pitch deck', 'Technology overview', 'Team profiles'],
    },
    highlights: {
      title: 'Investment highlights',
      items: [
        `${figures.market.text} market opportunity, by our own estimate`,
        'Research trials under way',
        'Four languages, one clinical core',
        'A pathway to a regulated medical device',
      ],
    },
    direct: {
      title: 'Direct contact',
      response: `Investor relations answers within ${responseHours.investor} hours.`,
    },
  },
} satisfies ForInvestorsContent
