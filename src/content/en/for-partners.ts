import { allWork, statusOf } from '../facts/claims.ts'
import { BRAND, company } from '../facts/company.ts'
import { businessConstants, responseHours } from '../facts/terms.ts'
import { pilotWeeks } from '../facts/pilot-weeks.ts'
import { isOpen } from '../facts/stage.ts'
import { owner } from '../owner.ts'
import { monthInWords } from './legal.ts'

const { pilotMonths, pilotUsers, enterpriseYears } = businessConstants
const isEncrypted = allWork('encryption', 'servers')
const price = 'The price is agreed in writing before anyone starts.'

export const forPartners = {
  meta: {
    title: 'For partners',
    description: `Three ways for universities, companies, NGOs and public healthcare in Malaysia to work with ${BRAND.name}, AI therapy in four languages, ${isOpen ? 'now open in Malaysia.' : 'now in research trials.'}`,
  },
  hero: {
    caption: 'For partners: universities, companies, NGOs, clinics',
    title: 'Mental health support for your people, in the languages they speak at home.',
    lead: `${BRAND.name} is AI therapy in four languages, awake day and night. If it finds signs of danger, it shows 999 first. You ${statusOf('totals') === 'planned' ? 'will see' : 'see'} group totals, never what anyone said. With consent, counsellors ${statusOf('clinicians') === 'planned' ? 'will get' : 'get'} a short record.`,
    start: allWork('pilots')
      ? 'You can host a study or start a pilot now.'
      : isOpen
        ? 'You can host a study now. Pilots will follow.'
        : 'You can host a study now. Pilots follow when trial results support them.',
    become: { label: 'Become a Partner', subject: 'Partnerships' },
    research: 'View Research',
  },
  why: {
    people:
      'At night people already talk, to a search engine or a chatbot made for something else. Give them something made for this, in their language.',
    promise: 'You’ll see whether it helps, never who said what.',
  },
  partners: {
    title: 'Who we work with',
    items: {
      campus: {
        title: 'Universities and colleges',
        text: 'Support between semesters, between appointments and after the counselling office closes.',
      },
      company: {
        title: 'Corporates',
        text: 'Support for your staff at any hour, in their own language. Outcome totals you can use in your CSR/ESG report.',
      },
      community: {
        title: 'NGOs and community organisations',
        text: 'Support in the language your people think in, between the times you see them.',
      },
      clinic: {
        title: 'Government and healthcare providers',
        text: 'Support at any hour for people waiting to see your psychiatrist.',
      },
    },
  },
  benefits: {
    title: 'Benefits',
    hours: {
      title: 'Available 24/7',
      text: 'By chat, audio or video, after 5 p.m., at night and on public holidays.',
    },
    languages: {
      title: 'Four languages from the first day',
      text: 'Mixed the way people mix them at home.',
    },
    servers: {
      title: 'Data that stays in Malaysia',
      text: `Sessions ${isEncrypted ? 'are' : 'will be'} end-to-end encrypted between a person’s phone and our servers in Malaysia. There the AI reads them to answer. Malaysia’s Personal Data Protection Act (PDPA) applies.`,
      more: 'Who can read what people say',
    },
    outcomes: {
      title: 'Evidence you can publish',
      text: `You ${statusOf('outcomes') === 'planned' ? 'will get' : 'get'} outcomes on validated scales, in a form that suits a board or a journal.`,
    },
  },
  diligence: {
    title: 'Before you sign',
    lead:
      statusOf('pilots') === 'planned'
        ? 'This is how pilots will work:'
        : 'This is how pilots work:',
    items: {
      totals: {
        question: 'What do managers and lecturers see?',
        answer: [
          `Group totals, never who joined, what anyone said or how anyone scored. A group below ${owner.smallestGroup ? `${owner.smallestGroup} people` : 'the agreed size'} is left out, and no two reports together reveal one. There can be one exception. If the agreement says so, and only then, you are told that a person is in danger. Your people know this before they start.`,
        ],
      },
      study: {
        question: 'A study or a pilot?',
        answer: [
          `A study can start now. It asks whether ${BRAND.name} helps. Each person decides after reading an information sheet, and we publish the results. Before you host a study, ask us for its protocol and its information sheet, who approved it, and who answers an alert.`,
          `${allWork('pilots') ? 'A pilot can start now, too:' : isOpen ? 'A pilot follows later:' : 'A pilot follows once trial results support it:'} up to ${pilotUsers} of your people, for ${pilotMonths.least} to ${pilotMonths.most} months. You get group totals.`,
        ],
      },
      alerts: {
        question: 'Who answers an alert at 3 a.m.?',
        answer: [
          allWork('pilots')
            ? 'A named person or service, day and night. The agreement says who they are, who employs them, and what happens if they don’t answer.'
            : 'A named person or service, day and night. No pilot starts before they are chosen. The agreement says who employs them, and what happens if they don’t answer.',
          '[What happens when someone is in danger](danger)',
        ],
      },
      data: {
        question: 'Where does the data go?',
        answer: [
          'From a person’s phone to our servers in Malaysia. The agreement names the companies that run the servers and the AI models.',
        ],
      },
      duties: {
        question: 'What are our duties?',
        answer: [
          [
            'Keep your own counselling and clinics open.',
            'Tell your people that joining is voluntary, that you won’t know who joins, and whether you are told if one is in danger.',
            'Name one person we can reach, and say what happens in an emergency on your premises.',
            'Never use the platform or its reports to decide marks, time off, promotion or dismissal.',
          ],
        ],
      },
      work: {
        question: 'How much work is it?',
        answer: [
          'Agree with us in writing on what we measure, who answers an alert, and the price. Name one person we can reach, and invite your people. They fill in three questionnaires. At the end, you read one report.',
        ],
      },
      price: {
        question: 'What does it cost?',
        answer: [
          `It depends on how many people, for how long, and what you want measured. Tell us those three, and we answer within ${responseHours.partnership} hours. ${price}`,
        ],
      },
      leaving: {
        question: 'How do we leave?',
        answer: [
          'The agreement sets the notice on both sides. Your people can still download or delete their conversations. Nobody has to stop partway through therapy.',
        ],
      },
    },
  },
  counsellors: {
    title: 'For your counsellors',
    beside: `Every partner agrees to keep its own counselling open. ${BRAND.name} works beside you, never instead of you. People use it before, between and after sessions with you or with an employee assistance programme (EAP).`,
    handsOn: `${BRAND.name} hands people on to you; it doesn’t take them from you.`,
    danger:
      'A second AI looks for signs of danger. If either finds one, the conversation stops and shows who to call, 999 first. You are told only if the agreement says so, and your people know it before they start. Either AI can miss a sign, so your own counselling and emergency plan stay in place.',
    record: `With a person’s consent, you ${statusOf('clinicians') === 'planned' ? 'will get' : 'get'} a short record of the weeks between visits. Nothing they said is quoted.`,
    more: 'See an example record',
  },
  pilot: {
    title: 'A pilot, week by week',
    text: `${pilotWeeks.least} to ${pilotWeeks.most} weeks.`,
    steps: [
      {
        title: 'Before week 1',
        text: 'We agree in writing what we measure, who answers an alert, and the price.',
      },
      {
        title: 'Week 1',
        text: 'We help you start. You invite your people, and they fill in the first questionnaire.',
      },
      { title: 'Halfway', text: 'They fill it in again.' },
      {
        title: 'Last week',
        text: 'They fill it in a third time. You read the report, and decide whether to go on.',
      },
    ],
  },
  models: {
    title: 'Partnership models',
    months: 'One block of cloth is one month.',
    pilot: {
      name: 'Pilot Program',
      duration: `${pilotMonths.least}-${pilotMonths.most} months`,
      users: { strong: `Up to ${pilotUsers}`, rest: 'users' },
      includes: ['Basic analytics', 'Implementation support', 'Outcome evaluation'],
      action: {
        label: 'Start Pilot',
        subject: 'Starting a Pilot Program',
        write: 'Write to us about a pilot',
      },
    },
    enterprise: {
      name: 'Enterprise',
      badge: 'Most Popular',
      /** How many partners chose it by the end of a month (YYYY-MM). */
      basis: (partners: number, month: string) =>
        `Partners on this plan: ${partners} (${monthInWords(month)})`,
      duration: `${enterpriseYears.least}-${enterpriseYears.most} years`,
      users: { strong: 'Unlimited', rest: 'users' },
      includes: ['Advanced analytics', 'Custom branding', 'Dedicated support'],
      action: {
        label: 'Get Quote',
        subject: 'A quote for Enterprise',
        write: 'Write to us about a quote',
      },
    },
    research: {
      name: 'Research Partnership',
      duration: 'Collaborative',
      users: { strong: 'Size', rest: 'by agreement' },
      includes: [
        'Co-publish findings',
        'Grant funding support',
        'Access to research data',
        'Academic collaboration',
      ],
      data: 'Research data comes only from people who gave their explicit consent.',
      action: {
        label: 'Partner Research',
        subject: 'A Research Partnership',
        write: 'Write to us about research',
      },
    },
  },
  metrics: {
    title: 'Success metrics',
    items: [
      {
        title: 'Do people start and return?',
        text: 'How many of those you invited come to a first session, and how many to a third.',
      },
      {
        title: 'Do symptoms ease?',
        text: 'Scores on questionnaires that clinicians already use.',
      },
      {
        title: 'Do alerts reach a person?',
        text: 'We count every alert, and the time until a person answers.',
      },
      {
        title: 'Do waits get shorter?',
        text: 'We compare your waiting times, before and after.',
      },
    ],
    /** The smallest group of the report, as its reader sets it (pages/for-partners/group-size.tsx). */
    group: {
      label: 'People in the group',
      counted: (people: number) => `${people} people: counted.`,
      leftOut: (people: number) => `${people} people: too few, left out.`,
    },
  },
  /** For whoever decides on the budget, and was not on the site. */
  management: {
    title: 'One line for your management',
    line: 'Support for our people at any hour, in the language each one thinks in. We see whether it helps the group, never who said what.',
    copy: { button: 'Copy', done: 'Copied', selected: 'Selected. Copy it with your browser.' },
    print: 'Print one page',
    sheet: {
      title: `${BRAND.name} for our people`,
      rows: [
        [
          'What it is',
          `AI therapy by chat, audio or video, at any hour, in English, Malay, Mandarin and Tamil. ${isOpen ? 'It is open in Malaysia, and not registered as a medical device.' : 'It is in research trials, not open yet, and not registered as a medical device.'}`,
        ],
        [
          'What we would see',
          'Group totals. Never who joined, what anyone said or how anyone scored.',
        ],
        ['What stays', 'Our own counselling and clinics. Joining is voluntary.'],
        [
          'What we may not do',
          'Use it or its reports to decide marks, time off, promotion or dismissal.',
        ],
        [
          'In danger',
          'The conversation stops and shows who to call, 999 first. Either AI can miss a sign. The agreement names who answers an alert, and says whether we are told.',
        ],
        [
          'What it costs',
          `It depends on how many people, for how long, and what we want measured. ${price}`,
        ],
        [
          'First step',
          `${company.name}, ${company.support}. They answer within ${responseHours.partnership} hours.`,
        ],
      ],
    },
  },
  close: {
    title: 'Become a Partner',
    text: `Tell us who you look after, how many, for how long, and what you want measured. ${owner.partnerContact ? `${owner.partnerContact} answers` : 'We answer'} within ${responseHours.partnership} hours.`,
    action: 'Write to us',
  },
} as const
