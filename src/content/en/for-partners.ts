import { BRAND } from '../facts/company.ts'
import { businessConstants, responseHours } from '../facts/terms.ts'
import { pilotWeeks } from '../facts/pilot-weeks.ts'
import { isOpen } from '../facts/stage.ts'

const { pilotMonths, pilotUsers, enterpriseYears } = businessConstants

export const forPartners = {
  meta: {
    title: 'For partners',
    description: `Three ways for universities, companies, NGOs and public healthcare in Malaysia to work with ${BRAND.name}, AI therapy in four languages, ${isOpen ? 'now open in Malaysia.' : 'now in research trials.'}`,
  },
  hero: {
    caption: 'For partners: universities, companies, NGOs, clinics',
    title: 'Mental health support for your people, in the languages they speak at home.',
    lead: `${BRAND.name} is AI therapy by chat, audio or video, at any hour, in English, Malay, Mandarin and Tamil. Your people talk to it. You see group totals, never what anyone said.`,
    start: isOpen
      ? 'Joint research and pilots can start now.'
      : 'Joint research can start now. Pilots start when the trials support them.',
    become: { label: 'Become a Partner', subject: 'Partnerships' },
    research: 'View Research',
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
        text: 'For your staff at any hour, and results for your CSR/ESG report.',
      },
      community: {
        title: 'NGOs and community organisations',
        text: 'For the people you help, in the language they think in.',
      },
      clinic: {
        title: 'Government and healthcare providers',
        text: 'For people who are waiting to see a psychiatrist.',
      },
    },
  },
  benefits: {
    title: 'Benefits',
    hours: {
      title: 'Available 24/7',
      text: 'After five o’clock, at night and on public holidays.',
    },
    languages: {
      title: 'Four languages from the first day',
      text: 'Mixed the way people mix them at home.',
    },
    servers: {
      title: 'Data that stays in Malaysia',
      text: 'Sessions are end-to-end encrypted between a person’s phone and our servers in Malaysia, where the AI reads them to answer. Malaysia’s Personal Data Protection Act (PDPA) applies.',
      more: 'Who can read what people say',
    },
    outcomes: {
      title: 'Evidence you can publish',
      text: 'Outcomes on validated scales, in a form that suits a board or a journal.',
    },
  },
  diligence: {
    title: 'Before you sign',
    items: {
      totals: {
        question: 'What do managers and lecturers see?',
        answer: [
          'Group totals, never who joined, what anyone said or how anyone scored. A group below the agreed size is left out, and no two reports together reveal one. The agreement says whether you are told when a person is in danger, and your people know this before they start.',
        ],
      },
      alerts: {
        question: 'Who answers an alert at 3 a.m.?',
        answer: [
          isOpen
            ? 'A named person or service, day and night. The agreement says who they are, who employs them, and what happens if they don’t answer.'
            : 'A named person or service, day and night. They are not chosen yet, and no pilot starts before they are. The agreement says who employs them, and what happens if they don’t answer.',
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
            'Tell your people that joining is voluntary, and that you won’t know who joins.',
            'Keep your own counselling and clinics open.',
            'Name one person we can reach, and say what happens in an emergency on your premises.',
            'Never use the platform or its reports to decide marks, time off, promotion or dismissal.',
          ],
        ],
      },
      price: {
        question: 'What does it cost?',
        answer: [
          'We quote for each partnership. The price is agreed in writing before anyone starts.',
        ],
      },
      leaving: {
        question: 'How do we leave?',
        answer: [
          'The agreement sets the notice on both sides. Your people can still download or delete their conversations, and nobody has to stop partway through therapy.',
        ],
      },
    },
  },
  counsellors: {
    title: 'For your counsellors',
    beside: `${BRAND.name} works beside you, never instead of you. People use it before, between and after sessions with you or with an employee assistance programme (EAP).`,
    danger:
      'A second AI looks for signs of danger. If either finds one, the conversation stops and shows who to call, 999 first. Either AI can miss a sign, so your own counselling and emergency plan stay in place.',
    record:
      'With a person’s consent, you get a short record of the weeks between visits. Nothing they said is quoted.',
    more: 'See such a record',
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
      { title: 'Halfway', text: 'They answer it again.' },
      {
        title: 'Last week',
        text: 'They answer it a third time. You read the report, and decide whether to go on.',
      },
    ],
  },
  models: {
    title: 'Partnership models',
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
      users: { strong: 'Size', rest: 'agreed together' },
      includes: [
        'Co-publish findings',
        'Grant funding support',
        'Access to research data',
        'Academic collaboration',
      ],
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
        text: 'First and third sessions, of everyone you invited.',
      },
      {
        title: 'Do symptoms ease?',
        text: 'Questionnaires that clinicians already use.',
      },
      {
        title: 'Do alerts reach a person?',
        text: 'Every alert counted, and the time until a person answers.',
      },
      {
        title: 'Do waits get shorter?',
        text: 'Your waiting times, before and after.',
      },
    ],
  },
  close: {
    title: 'Become a Partner',
    text: `Tell us who you look after, and how many. We answer within ${responseHours.partnership} hours.`,
    action: 'Write to us',
  },
} as const
