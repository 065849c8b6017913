import { BRAND, businessConstants, responseHours } from '../facts.ts'

const { pilotMonths, pilotUsers, enterpriseYears } = businessConstants

export const forPartners = {
  meta: {
    title: 'For partners',
    description: `Three ways for universities, companies, NGOs and public healthcare to work with ${BRAND.name}, AI-powered therapy for Malaysia, now in research trials.`,
  },
  hero: {
    title: 'Mental health support for your people, in the languages they speak at home.',
    lead: `${BRAND.name} is AI-powered therapy by chat, audio or video, in English, Malay, Mandarin and Tamil, for students, staff, members and patients in Malaysia.`,
    reason:
      'They could use it when your counsellors are at home, and you would see totals, never what anyone said. You can agree joint research with us today, or a pilot for later.',
    become: { label: 'Become a Partner', subject: 'Partnerships' },
    research: 'View Research',
    status: `${BRAND.name} is in research trials. We are preparing pilots with universities, corporates, NGOs and healthcare providers in Malaysia, and they start as soon as our research allows.`,
  },
  partners: {
    title: 'Who we work with',
    items: {
      campus: {
        title: 'Universities and colleges',
        text: 'Your students would have support between semesters, between appointments and after the counselling office closes. It works beside your counsellors and doesn’t replace them.',
      },
      company: {
        title: 'Corporates',
        text: 'You can support your staff, or run a CSR or ESG programme with results that you can report.',
      },
      community: {
        title: 'NGOs and community organisations',
        text: 'You can reach people in the language they speak at home.',
      },
      clinic: {
        title: 'Government and healthcare providers',
        text: 'People who are waiting to see a psychiatrist would have support in the meantime.',
      },
    },
    note: 'We can agree joint research now, and pilots follow when the results allow it.',
  },
  benefits: {
    title: 'Benefits',
    hours: {
      title: 'Available at any hour',
      text: 'After five o’clock, at night and on public holidays, your people can still have support by chat, audio or video.',
    },
    languages: {
      title: 'Four languages from the first day',
      text: 'Your people can use English, Malay, Mandarin and Tamil, and mix them the way they do at home.',
    },
    servers: {
      title: 'Data that stays in Malaysia',
      text: 'Sessions are encrypted all the way to servers in Malaysia, where the AI reads them to answer, under the PDPA. You see totals, never a person’s session.',
      more: 'Who can read what people say',
    },
    outcomes: {
      title: 'Evidence you can publish',
      text: 'We report outcomes on validated scales, in a form that a board or a journal can read.',
    },
  },
  models: {
    title: 'Partnership models',
    key: 'Each mark is one month: filled for the minimum, outlined up to the maximum.',
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
      badgeMeans: 'We expect most partners to choose this one.',
      priceless:
        'Tell us how many people you look after. We will send you a quote once prices are set.',
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
    next: 'To begin, send us a message.',
    note: 'Each model is agreed in writing before anyone starts.',
  },
  metrics: {
    title: 'Success metrics',
    text: 'Before we start, we agree with you how we’ll know whether it works. At the end, we report to you.',
    items: [
      {
        title: 'People start, and come back',
        text: 'We count how many of the people you invite have a first session, and how many reach a third.',
      },
      {
        title: 'Symptoms ease on validated scales',
        text: 'We use the questionnaires clinicians already use, before, midway and after.',
      },
      {
        title: 'Risk is caught and escalated',
        text: 'We count every alert, and how long it took until a person answered it.',
      },
      {
        title: 'Waiting lists get shorter',
        text: 'We compare your waiting times before and after, from your own records.',
      },
    ],
  },
  flow: {
    title: 'Where does the data flow?',
    phone: 'On a person’s phone',
    way: 'On the way, nobody can read it',
    servers: 'Our servers in Malaysia',
    reads: 'The AI reads it there to answer.',
    partner: 'What you receive',
    totals: 'You get totals of a group, and never a name, a session or who has joined.',
    people: `The drawing has ${pilotUsers} stitches, one for each person in the largest pilot. None of them stands out.`,
    text: [
      'As planned, what a person says goes encrypted from their device to our servers in Malaysia, where the AI reads it to answer. From there, only totals reach you. The agreement names the companies that run the servers and the AI models.',
      'This website’s forms work differently; see our [Privacy Policy](privacy).',
    ],
  },
  diligence: {
    title: 'Before you sign',
    list: [
      {
        question: 'What can we start now?',
        answer: [
          'Joint research can start now. We can also prepare a pilot with you, and start it as soon as our trials allow it.',
        ],
      },
      {
        question: 'How does it work with our counsellors or EAP?',
        answer: [
          `${BRAND.name} would work alongside them. It is meant for before, between and after sessions with a person, and it doesn’t replace anyone you already work with.`,
        ],
      },
      {
        question: 'Who answers an alert at 3 a.m.?',
        answer: [
          'A named person or service would answer it, at every hour the AI works. The agreement says who employs them and what happens if they don’t answer. We haven’t chosen them yet, and no pilot starts before we have.',
          '[What happens when someone is in danger](danger)',
        ],
      },
      {
        question: 'What would our duties be?',
        answer: [
          'Your duties are listed in the agreement. We would ask you to:',
          [
            'Tell your people that joining is voluntary and that you won’t know who joins. If the agreement has an exception for danger, tell them that too.',
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
          'They never see who has joined and who hasn’t, what anyone said, or how anyone scored. You see totals, and nothing else.',
          'The agreement says whether anyone at your place is told when a person is in danger. Your people read it before they start.',
        ],
      },
      {
        question: 'What is the price based on?',
        answer: [
          'A pilot’s price is agreed in writing before it starts. There is no price yet by person, group or year.',
        ],
      },
      {
        question: 'How do we leave?',
        answer: [
          'The agreement says how much notice each side gives. Everyone can still download or delete their conversations, and nobody has to stop in the middle of it.',
        ],
      },
    ],
    missing: {
      text: 'Would your lawyers, ethics board or union ask something else?',
      action: {
        label: 'Ask us',
        subject: 'A question before a partnership',
      },
    },
  },
  close: {
    title: 'Become a Partner',
    text: `Tell us who you look after. We aim to answer within ${responseHours.partnership} hours.`,
    action: 'Write to us',
  },
} as const
