import { BRAND } from '../facts/company.ts'
import { businessConstants, responseHours } from '../facts/terms.ts'
import { peopleIn } from '../facts/studies.ts'
import { statisticTexts } from './statistics.ts'
import { isOpen } from '../facts/stage.ts'

export const forInvestors = {
  meta: {
    title: 'For investors',
    description: `Over ${statisticTexts.population} people, ${statisticTexts.psychiatrists} psychiatrists. ${BRAND.name} is an AI-driven digital therapeutic ${isOpen ? 'for Malaysia, open to the public.' : 'for Malaysia, in research trials.'}`,
  },
  hero: {
    title: [
      `Over ${statisticTexts.population} people.`,
      `Only ${statisticTexts.psychiatrists} psychiatrists.`,
    ],
    lead: `${isOpen ? `${BRAND.name} is an AI-driven, clinically validated digital therapeutic for Malaysia.` : `${BRAND.name} is an AI-driven digital therapeutic for Malaysia, in clinical validation.`} One platform for universities, companies, NGOs and government. Therapy by chat, audio or video, in four languages, on a pathway to regulated software as a medical device.`,
    action: 'Request Our Pitch Deck',
    start: `${BRAND.name} is not registered as a medical device.`,
    caption: 'Each stitch is one psychiatrist in Malaysia.',
  },
  story: {
    title: 'More Than An App',
    statement: 'An app only has to be released. Therapy has to be proven.',
    text: `Most trials of online therapy come from rich countries. ${BRAND.name} brings therapy to a phone, in the languages people think in.`,
    whyNow: {
      title: 'Why now',
      text: `Calls to the Ministry of Health’s line, Talian HEAL, rose from ${statisticTexts.calls2023} in 2023 to ${statisticTexts.calls2025} in 2025. In 2025, another team published a trial with ${peopleIn('heinz')} adults: a generative AI eased depression and anxiety more than waiting did.`,
    },
  },
  opportunities: {
    title: 'estimated market opportunity',
    items: {
      round: {
        title: 'Investment opportunity',
        text: isOpen
          ? `Your investment takes ${BRAND.name} from launch to regulation as a medical device.`
          : `Your investment takes ${BRAND.name} through clinical validation to launch.`,
      },
      reach: {
        title: 'Market opportunity',
        text: `${statisticTexts.peopleAffected.replace('over', 'Over')} Malaysians live with mental health conditions.`,
        caption: 'Each diamond is one million people.',
      },
      model: {
        title: 'Scalable model',
        text: 'Universities, companies, NGOs and government use the same platform. A new partner needs no new product.',
      },
      edge: {
        title: 'Clinical and regulatory edge',
        text: 'Trials, clinical validation and regulation take longer than releasing an app. They are also harder to copy.',
      },
      impact: {
        title: 'Impact and returns',
        text: `Private therapy costs around ${statisticTexts.privateSession} or more per session. Therapy on the phone can reach people whom that price keeps out.`,
      },
      pipeline: {
        title: 'Pipeline development',
        text: 'The same clinical research carries new programmes for Southeast Asia.',
      },
    },
  },
  advantage: {
    title: 'Competitive advantage',
    position: {
      title: 'Market position',
      text: 'Malaysia first, in four languages, with partners who can join the research now.',
    },
    pipeline: {
      title: 'Future pipeline',
      steps: {
        now: { title: 'Now', text: isOpen ? 'Open in Malaysia.' : 'Research trials in Malaysia.' },
        next: {
          title: 'Next',
          text: isOpen
            ? 'Pilots with partners.'
            : 'Results. If they support it, launch and pilots with partners.',
        },
        after: { title: 'Then', text: 'Regulation as a medical device.' },
        later: { title: 'Later', text: 'New programmes for the rest of Southeast Asia.' },
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
  },
  request: {
    title: 'Request Our Pitch Deck',
    promise: `You’ll have it within ${businessConstants.pitchDeckHours} hours.`,
    noOffer: 'Nothing on this page offers securities. [Terms of Service](figuresAndPlans)',
    receive: {
      title: "What You'll Receive",
      deck: 'Pitch deck',
      technology: 'Technology overview',
      team: 'Team profiles',
    },
    highlights: {
      title: 'Investment highlights',
      items: {
        trials: isOpen ? 'Open in Malaysia' : 'Research trials running in Malaysia',
        languages: 'Four languages',
        platform: 'One platform, four kinds of partner',
      },
    },
    direct: {
      title: 'Direct contact',
      response: `Investor relations answers within ${responseHours.investor} hours.`,
    },
  },
} as const
