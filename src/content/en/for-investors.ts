import { allWork, statusOf } from '../facts/claims.ts'
import { BRAND } from '../facts/company.ts'
import { businessConstants, responseHours } from '../facts/terms.ts'
import { ownStudies, peopleIn, studies } from '../facts/studies.ts'
import { joinWords } from '../sentences/join-words.ts'
import { monthInWords } from './legal.ts'
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
    lead: `${BRAND.name} is an AI-driven${statusOf('validation') === 'works' ? ', clinically validated' : ''} digital therapeutic for Malaysia, in a market that we estimate at ${statisticTexts.market}. It’s AI therapy: people talk to it by chat, audio or video, in English, Malay, Mandarin or Tamil. One platform ${allWork('pilots') ? 'serves' : 'will serve'} universities, companies, NGOs and government. Our path leads to regulated software as a medical device.`,
    where: isOpen
      ? 'Where we are: open in Malaysia. [What works today](register)'
      : `Where we are: research trials are running${ownStudies.length > 0 ? ', and the first results are published' : '; the first results are still to come'}. [What works today](register)`,
    action: 'Request Our Pitch Deck',
    start: `${BRAND.name} is not registered as a medical device.`,
    caption: `Each stitch is one of the ${statisticTexts.psychiatrists}.`,
  },
  story: {
    title: 'More Than An App',
    statement: ['An app only has to be released.', 'Therapy has to be proven.'],
    text: 'Most trials of online therapy come from rich countries. We are running ours here, in the languages people think in.',
    logic:
      'Whoever tests this first in Malay, Mandarin and Tamil has what a translated app lacks. That is trials here, partners who can join them, and a path to regulation.',
    whyNow: {
      title: 'Why now',
      text: `Calls to the Ministry of Health’s line, Talian HEAL, rose from ${statisticTexts.calls2023} in 2023 to ${statisticTexts.calls2025} in 2025. In ${studies.heinz.year}, another team tested a generative AI with ${peopleIn('heinz')} adults. It eased depression and anxiety more than waiting did. In ${studies.kuta.year}, a smaller trial by others found a therapy AI no better than ChatGPT. So the question is open, and we ask it here.`,
    },
  },
  opportunities: {
    title: 'estimated market opportunity',
    /** Beside our own estimate, until a source is named. */
    ask: '[Ask us](investorsMail) how we reached it.',
    items: {
      round: {
        title: 'Investment opportunity',
        text: isOpen
          ? 'Your investment pays for the path from launch to regulation as a medical device.'
          : 'Your investment pays for clinical validation and, if the results support it, launch.',
        offer: (stage: string, size: string) => `Stage: ${stage}. Round: ${size}.`,
        paysFor: (things: readonly string[]) => `It pays for ${joinWords(things, ', ', ' and ')}.`,
      },
      reach: {
        title: 'Market opportunity',
        text: `${statisticTexts.peopleAffected.replace('over', 'Over')} Malaysians live with mental health conditions.`,
        caption: 'Each diamond is one million people.',
      },
      model: {
        title: 'Scalable model',
        text: 'One platform, paid for in two ways: a plan for a person, an agreement for a partner. A new partner needs no new product.',
      },
      edge: {
        title: 'Clinical and regulatory edge',
        text: 'Trials, clinical validation and regulation take longer than releasing an app. They are also harder to copy.',
      },
      impact: {
        title: 'Impact and returns',
        text: `Private therapy costs around ${statisticTexts.privateSession} or more per session. Therapy on the phone can reach people that price shuts out.`,
      },
      pipeline: {
        title: 'Pipeline development',
        text: 'The same clinical research can carry new programmes for Southeast Asia.',
      },
    },
  },
  advantage: {
    title: 'Competitive advantage',
    position: {
      title: 'Market position',
      text: 'Malaysia first, in four languages. Partners can join the research now.',
      others:
        'Woebot closed its app in June 2025: approval in the US cost too much, and there were no rules for language models. Ash, another AI for mental health, left the UK in January 2026 over its rules for medical devices. So we begin with trials, and plan for regulation.',
    },
    pipeline: {
      title: 'Future pipeline',
      steps: {
        now: { title: 'Now', text: isOpen ? 'Open in Malaysia.' : 'Research trials in Malaysia.' },
        next: {
          title: 'Next',
          text: isOpen
            ? allWork('validation')
              ? 'Pilots with partners.'
              : 'Clinical validation, and pilots with partners.'
            : 'Results and clinical validation. If they support it, launch and pilots with partners.',
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
      teamInDeck: 'You get the team’s profiles with the deck.',
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
      takenPart: (people: number, since: string) =>
        `${people} people in our ${isOpen ? 'studies' : 'trials'} since ${monthInWords(since)}`,
      items: [
        isOpen
          ? 'Open in Malaysia, in four languages'
          : 'Trials running in Malaysia, in four languages',
        'One platform for four kinds of partner',
        'A path to regulation as a medical device',
      ],
    },
    direct: {
      title: 'Direct contact',
      response: `Investor relations answers within ${responseHours.investor} hours.`,
    },
  },
} as const
