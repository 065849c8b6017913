import { BRAND, businessConstants } from '../facts.ts'

const { pilotMonths, pilotUsers, enterpriseYears } = businessConstants

export const forPartners = {
  meta: {
    title: 'For partners',
    description: `For universities, companies, NGOs and public health: three ways to work with ${BRAND.name}, AI-powered therapy for Malaysia in development and in research trials.`,
  },
  hero: {
    title: 'Bring it to the people you look after.',
    lead: 'We are looking for four kinds of partner: campuses, companies, community organisations, and the public health system.',
    become: { label: 'Become a Partner', subject: 'Partnerships' },
    research: 'View Research',
    note: 'Not on sale. What we can agree today: a pilot to prepare, or research to share.',
  },
  partners: {
    title: 'Who we work with',
    items: {
      campus: {
        title: 'Universities and colleges',
        text: 'Support between semesters, between appointments, and after the counselling office has closed.',
      },
      company: {
        title: 'Corporates',
        text: 'Staff wellbeing, and CSR and ESG programmes with outcomes you can report.',
      },
      community: {
        title: 'NGOs and community organisations',
        text: 'Reach people in the language they are spoken to at home.',
      },
      clinic: {
        title: 'Government and healthcare providers',
        text: 'A first step for people waiting to see a psychiatrist.',
      },
    },
    note: 'No partner has signed yet. The first start when our trials allow it.',
  },
  benefits: {
    title: 'Benefits',
    hours: {
      title: 'Available at any hour',
      text: 'Support that does not close at five, by chat, audio or video.',
    },
    languages: {
      title: 'Four languages from the first day',
      text: 'From the day it opens, mixed the way people mix them.',
    },
    servers: {
      title: 'Data that stays in Malaysia',
      text: 'End-to-end encrypted between your phone and our servers in Malaysia, where the AI reads it to answer. You see totals, never a person’s session.',
      more: 'Who can read what people say',
    },
    outcomes: {
      title: 'Evidence you can publish',
      text: 'Outcomes on validated scales, in a form that a board or a journal can read.',
    },
  },
  models: {
    title: 'Partnership models',
    key: 'One stitch is one month. Filled is the least, outlined is how far it can go.',
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
      badgeMeans: 'The one we expect most partners to choose.',
      priceless: 'No prices yet. Tell us your size and we’ll write when there are.',
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
      users: { strong: 'Together', rest: 'we agree its size' },
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
    next: 'It begins with a message.',
    note: 'Each model is agreed in writing before anyone starts.',
  },
  metrics: {
    title: 'Success metrics',
    text: 'How we’ll know it works: agreed with you before the first day, reported to you after the last.',
    items: [
      {
        title: 'People start, and come back',
        text: 'How many of those you invite have a first session, and how many a third.',
      },
      {
        title: 'Symptoms ease on validated scales',
        text: 'The questionnaires clinicians already use: before, midway and after.',
      },
      {
        title: 'Risk is caught and escalated',
        text: 'Every alert counted, and how long it took until a person answered it.',
      },
      {
        title: 'Waiting lists get shorter',
        text: 'Your own waiting times, before and after, from your own records.',
      },
    ],
  },
  diligence: {
    title: 'Before you sign',
    list: [
      {
        question: 'Who answers an alert at 3 a.m.?',
        answer: [
          'A named person or service, at every hour the AI works. The agreement says who employs them and what happens if they don’t answer. We haven’t chosen them yet, and no pilot starts before we have.',
          '[What happens when someone is in danger](danger)',
        ],
      },
      {
        question: 'What would our duties be?',
        answer: [
          'The agreement says. We would ask you to:',
          [
            'Tell your people that it is voluntary, and that nobody finds out who joins.',
            'Keep your own counselling and clinics open. It doesn’t replace them.',
            'Name one person we can reach, and say what should happen in an emergency on your premises.',
            'Never use it for marks, leave, promotion or dismissal.',
          ],
        ],
      },
      {
        question: 'What is the smallest group you report on?',
        answer: [
          'The agreement names a smallest group. We report nothing below it, and never two reports that give away a smaller group between them.',
        ],
      },
      {
        question: 'What do managers and lecturers never see?',
        answer: [
          'Who has joined and who has not, what anyone said, how anyone scored. You see totals, and nothing else.',
          'The agreement says whether anyone at your place is told when a person is in danger. Your people read it before they start.',
        ],
      },
      {
        question: 'Where does the data flow?',
        answer: [
          'As planned: from the person’s device, encrypted, to our servers in Malaysia, where the AI reads it to answer. From there to you: totals. The agreement names the companies that run the servers and the AI models.',
          'What you send through this website takes another way: see the [Privacy Policy](privacy).',
        ],
      },
      {
        question: 'What is the price based on?',
        answer: [
          'There is no price yet, by person, group or year. A pilot’s price is agreed in writing before it starts.',
        ],
      },
      {
        question: 'How do we leave?',
        answer: [
          'The agreement says how much notice each side gives. Everyone can still download or delete their conversations, and nobody is cut off mid-course.',
        ],
      },
    ],
    missing: {
      text: 'Something your lawyers, your ethics board or your union would ask is not here?',
      action: {
        label: 'Ask what is missing',
        subject: 'A question before a partnership',
      },
    },
  },
} as const
