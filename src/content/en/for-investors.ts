import { BRAND, published, responseHours, sources } from '../facts.ts'
import type { ForInvestorsContent } from '../types/for-investors.ts'
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
    figures: ['psychiatrists', 'population'],
    lead: `${BRAND.name} is being built as an AI-driven, clinically validated digital therapeutic for Malaysia, on a pathway to regulated software as a medical device.`,
    action: { kind: 'here', label: 'Request Our Pitch Deck', id: 'request-pitch-deck' },
    claim: 'validation',
    note: 'Validation is under way; it is not registered and not for sale.',
  },
  story: {
    title: 'More Than An App',
    statement: 'A wellness app asks you to feel better. A therapeutic has to show that you do.',
    text: `${BRAND.name} is being built as the second. It runs in research trials before it runs in a store. It works in English, Malay, Mandarin and Tamil, because therapy that has to be translated first is not the same therapy. Crisis detection and dual AI monitoring are in the first version, not a later one.`,
    claim: 'therapy',
  },
  opportunities: {
    title: 'Estimated market opportunity',
    text: 'In US dollars, by our own estimate. Its method, year and region are not published yet.',
    figure: 'market',
    items: [
      {
        title: 'Investment opportunity',
        text: 'Before launch, while the research trials run. The pitch deck says what the money is for.',
      },
      {
        title: 'Market opportunity',
        text: `In this country alone, ${figureTexts.peopleAffected} Malaysians live with mental health conditions, by a screening in ${sources.survey2015.year}.`,
        figures: ['peopleAffected'],
      },
      {
        title: 'Scalable model',
        text: 'Universities, corporates, NGOs and government on one platform. The next partner needs no second product.',
      },
      {
        title: 'Clinical and regulatory edge',
        text: 'Trials first, then software as a medical device. It is slower than an app store, and harder to copy.',
      },
      {
        title: 'Impact and returns',
        text: `A private session costs around ${figureTexts.privateSession} or more, by a guide of ${sources.fees2016.year}. If a course costs less, more people can finish it. Our price is not set.`,
        figures: ['privateSession'],
      },
      {
        title: 'Pipeline development',
        text: 'New programmes for Southeast Asia on the same clinical core.',
      },
    ],
    claim: 'launch',
    note: 'Launch, partners and new programmes come after the trials.',
  },
  advantage: {
    title: 'Competitive advantage',
    position: {
      title: 'Market position',
      text: 'Built for Malaysia first: four languages, data that stays in the country under the PDPA, and clinicians in the loop.',
      languages: [
        { text: 'English', lang: 'en' },
        { text: 'Bahasa Melayu', lang: 'ms' },
        { text: '华语', lang: 'zh-Hans' },
        { text: 'தமிழ்', lang: 'ta' },
      ],
      claim: 'languages',
      note: 'Servers and clinician access are planned.',
    },
    pipeline: {
      title: 'Future pipeline',
      steps: [
        { title: 'Now', text: 'Research trials in Malaysia', claim: 'trials' },
        { title: 'Next', text: 'Launch and partner pilots', claim: 'launch' },
        { title: 'Then', text: 'Regulated software as a medical device', claim: 'device' },
        { title: 'Later', text: 'Southeast Asia', claim: 'region' },
      ],
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
    milestones: [
      {
        title: 'Research trials running',
        text: 'Design, ethics: not published yet.',
        claim: 'trials',
      },
      { title: 'First results', text: 'Due: not published yet.', claim: 'validation' },
      { title: 'First partner signed', text: 'None so far. No date.', claim: 'pilots' },
      { title: 'Open to the public', text: 'No date that we could promise.', claim: 'launch' },
      {
        title: 'Registered as a medical device',
        text: 'Whether, in which class and when is not decided.',
        claim: 'device',
      },
    ],
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
} satisfies ForInvestorsContent
