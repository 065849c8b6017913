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
      rounded: `Both figures are rough. In November ${published.newestCount.year} there were ${publishedTexts.newestCount} psychiatrists, about one for every ${publishedTexts.perNewestCount} people.`,
    },
    lead: `${BRAND.name} is AI-driven therapy for people in Malaysia, by chat, audio or video, in four languages. It is in research trials, on a pathway to clinical validation and to regulation as a medical device.`,
    action: 'Request Our Pitch Deck',
  },
  story: {
    title: 'More Than An App',
    statement: 'We are building therapy, so we have to show that it helps.',
    text: `We are testing ${BRAND.name}, a digital therapeutic, before we launch it. The platform is meant to work in four languages, so that people can use the one they think in. We are also testing its crisis detection. Before launch, we will [publish who takes over from the AI](danger) in a crisis, at each hour of the day.`,
    steps: {
      now: { title: 'Now', text: 'We are running research trials in Malaysia.' },
      next: {
        title: 'Next',
        text: 'We will find out whether the therapy works. If it does, we will launch and start pilots with partners.',
      },
      after: { title: 'Then', text: 'We will work towards regulation as a medical device.' },
      later: { title: 'Later', text: 'We plan new programmes for the rest of Southeast Asia.' },
    },
  },
  opportunities: {
    title: 'Estimated market size',
    text: 'We estimated the figure ourselves, in US dollars. Nobody independent has verified our estimate.',
    share: {
      title: `Distress may affect ${figureTexts.peopleAffected} people, in a population of over ${figureTexts.population}.`,
      text: 'Each diamond is one million people in Malaysia.',
    },
    items: {
      round: {
        title: 'Investment opportunity',
        text: 'You would invest before launch, while we are still testing.',
      },
      reach: {
        title: 'Market opportunity',
        text: `If we take a ${sources.survey2015.year} screening for distress as a guide, ${figureTexts.peopleAffected} Malaysians live with mental health conditions.`,
      },
      model: {
        title: 'Scalable model',
        text: 'Universities, companies, NGOs and government would all use the same platform. We wouldn’t have to build a new product for each partner.',
      },
      edge: {
        title: 'Clinical and regulatory edge',
        text: 'Clinical validation and regulation as a medical device take longer than releasing an app, and are harder to copy. We have neither yet.',
      },
      impact: {
        title: 'Impact and returns',
        text: `A private therapy session costs around ${figureTexts.privateSession} or more. Therapy that costs less could reach people who stop early, or never start, because of the price.`,
      },
      pipeline: {
        title: 'Pipeline development',
        text: 'We could build new programmes for Southeast Asia on the same clinical research.',
      },
    },
  },
  advantage: {
    title: 'Competitive advantage',
    position: {
      title: 'Market position',
      text: 'We are building for Malaysia first, in four languages. We plan to keep the servers in the country. If people agree, we plan to send their clinicians a short record of how they have been between visits.',
    },
    pipeline: {
      title: 'Future pipeline',
      text: 'We plan to use what we learn in pilots to support regulation as a medical device. After that, we plan programmes for the rest of Southeast Asia.',
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
    promise: `We will send you the pitch deck within ${businessConstants.pitchDeckHours} hours.`,
    receive: {
      title: "What You'll Receive",
      deck: 'Pitch deck',
      technology: 'Technology overview',
      team: 'Team profiles',
    },
    highlights: {
      title: 'Investment highlights',
      items: [
        'We are testing the platform in Malaysia.',
        'We are building the platform in four languages.',
        'One platform could serve universities, companies, NGOs and government.',
        `We want ${BRAND.name} to be regulated as a medical device.`,
      ],
    },
    direct: {
      title: 'Direct contact',
      response: `Our investor relations team aims to answer within ${responseHours.investor} hours.`,
    },
  },
} as const
