import { BRAND, businessConstants } from '../facts.ts'
import { figureTexts } from './figures.ts'

const { pilotMonths, pilotUsers, enterpriseYears } = businessConstants

export const forPartners = {
  meta: {
    title: 'For partners',
    description: `For universities, companies, NGOs and public health: three ways to work with ${BRAND.name}, AI-powered therapy for Malaysia in development and in research trials.`,
  },
  hero: {
    title: 'Bring it to the people you look after.',
    lead: 'We are looking for four kinds of partner: campuses, companies, community organisations, and the public health system.',
    become: 'Become a Partner',
    research: 'View Research',
    note: 'Not on sale yet: what we agree today is a pilot to prepare, or research to share.',
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
        text: `A first step for the people waiting for one of ${figureTexts.psychiatrists} psychiatrists.`,
      },
    },
    note: 'The first partners start when our trials allow it.',
  },
  benefits: {
    title: 'What a partnership gives you',
    hours: {
      title: 'Available at any hour',
      text: 'Support that does not close at five, by chat, audio or video.',
    },
    languages: {
      title: 'Four languages from the first day',
      text: 'English, Malay, Mandarin and Tamil, mixed the way people mix them.',
    },
    servers: {
      title: 'Data that stays in Malaysia',
      text: 'End-to-end encrypted, on Malaysian servers, under the PDPA. You see totals, never a person’s session.',
    },
    outcomes: {
      title: 'Evidence you can publish',
      text: 'Outcomes on validated scales, in a form that a board or a journal can read.',
    },
  },
  models: {
    title: 'Three ways to begin',
    key: 'One stitch is one month. Filled is the least, outlined is how far it can go.',
    pilot: {
      name: 'Pilot Program',
      duration: `${pilotMonths.least}–${pilotMonths.most} months`,
      users: { strong: `Up to ${pilotUsers}`, rest: 'users' },
      includes: ['Basic analytics', 'Implementation support', 'Outcome evaluation'],
      action: { label: 'Start Pilot', subject: 'Starting a Pilot Program' },
    },
    enterprise: {
      name: 'Enterprise',
      badge: 'Most Popular',
      badgeMeans: 'The model we expect most partners to choose; none is signed.',
      duration: `${enterpriseYears.least}–${enterpriseYears.most} years`,
      users: { strong: 'Unlimited', rest: 'users' },
      includes: ['Advanced analytics', 'Custom branding', 'Dedicated support'],
      action: { label: 'Get Quote', subject: 'A quote for Enterprise' },
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
      action: { label: 'Partner Research', subject: 'A Research Partnership' },
    },
    note: 'Each model is agreed in writing before anyone starts.',
  },
  metrics: {
    title: 'How we’ll know it works',
    text: 'Success metrics, agreed with you before the first day and reported to you after the last.',
    items: [
      {
        title: 'People start, and come back',
        text: 'How many of those you invite hold a first session, and how many a third.',
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
          'Not decided. Two AIs work at any hour; the person who takes over has to be there at the same hours. Who that is, who employs them, and what happens when they do not answer has to stand in the agreement, with names and hours, before your first person starts.',
          'The four steps, and what is undecided in each, are under [Safety and privacy](safety).',
        ],
      },
      {
        question: 'What would our duties be?',
        answer: [
          'To be agreed. This is what we would ask of you:',
          [
            'Tell your people that it is voluntary, and that nobody finds out who joins.',
            'Keep your own counselling and clinics open. It is no replacement for them.',
            'Name one person whom we can reach, and what should happen in an emergency on your premises.',
            'Draw nothing from it for marks, leave, promotion or dismissal.',
          ],
        ],
      },
      {
        question: 'What is the smallest group you report on?',
        answer: [
          'Not decided. It has to be one number in the agreement, below which nothing is reported; and two reports must not be subtracted from each other to get beneath it.',
        ],
      },
      {
        question: 'What do managers and lecturers never see?',
        answer: [
          'Who has joined and who has not, what anyone said, how anyone scored. You are meant to see totals, and nothing else.',
          'Whether anybody at your place is told when a person is in danger is not decided.',
        ],
      },
      {
        question: 'Where does the data flow?',
        answer: [
          'As planned: from the person’s device, encrypted, to servers in Malaysia, where the session is opened for the two AIs. From there to you: totals. Which companies run the servers, and whose AI models work on them, is not published yet.',
          'What you send through this website takes another way, which is in the [Privacy Policy](privacy).',
        ],
      },
      {
        question: 'What is the price based on?',
        answer: [
          'Not decided: neither a price, nor whether it goes by person, by group or by year. A pilot’s price is agreed in writing before it starts.',
        ],
      },
      {
        question: 'How do we leave?',
        answer: [
          'Not decided in its periods. What an agreement has to settle: how much notice either side gives, that each person can still take their conversations along or have them deleted, and that nobody is cut off in the middle of a course.',
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
