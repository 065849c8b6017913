import { BRAND, businessConstants, responseHours } from '../facts.ts'

const { pilotMonths, pilotUsers, enterpriseYears } = businessConstants

export const forPartners = {
  meta: {
    title: 'For partners',
    description: `Three ways for universities, companies, NGOs and public healthcare to work with ${BRAND.name}, AI-powered therapy for Malaysia, now in research trials.`,
  },
  hero: {
    title: 'Mental health support for your people, in the languages they speak at home.',
    lead: `${BRAND.name} is AI-powered therapy by chat, audio or video, in English, Malay, Mandarin and Tamil. Universities, companies, NGOs and healthcare providers in Malaysia could offer it to their people.`,
    reason: `They could use it at any hour. You would see group totals, never what anyone said. ${BRAND.name} is in research trials. We can agree joint research with you now, or plan a pilot for later.`,
    become: { label: 'Become a Partner', subject: 'Partnerships' },
    research: 'View Research',
    status:
      'We are preparing pilots in Malaysia. They will start only if our results support them.',
  },
  partners: {
    title: 'Who we work with',
    items: {
      campus: {
        title: 'Universities and colleges',
        text: 'Your students would have support between semesters, between appointments and after the counselling office closes. The platform doesn’t replace your counsellors.',
      },
      company: {
        title: 'Corporates',
        text: 'Support for your staff at any hour, and results for your CSR/ESG report.',
      },
      community: {
        title: 'NGOs and community organisations',
        text: 'The people you help could get support in English, Malay, Mandarin or Tamil.',
      },
      clinic: {
        title: 'Government and healthcare providers',
        text: 'People who are waiting to see a psychiatrist would have support in the meantime.',
      },
    },
  },
  benefits: {
    title: 'Benefits',
    hours: {
      title: 'Available at any hour',
      text: 'After five o’clock, at night and on public holidays, your people would still have support by chat, audio or video.',
    },
    languages: {
      title: 'Four languages from the first day',
      text: 'Your people could use English, Malay, Mandarin and Tamil, and mix them the way they do at home.',
    },
    servers: {
      title: 'Data that stays in Malaysia',
      text: 'We will follow the Personal Data Protection Act (PDPA). We plan to encrypt sessions all the way to our servers in Malaysia, where the AI reads them to answer. You will see totals, never a person’s session.',
      more: 'Who can read what people say',
    },
    outcomes: {
      title: 'Evidence you can publish',
      text: 'We will report outcomes on validated scales, in a form that suits a board or a journal.',
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
      badgeMeans: 'We expect most partners to choose Enterprise once we open.',
      noPriceYet:
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
    next: 'To begin, send us a message.',
    note: 'We agree each partnership in writing before anyone starts.',
  },
  metrics: {
    title: 'Success metrics',
    text: 'Before we start, we agree with you how to measure whether the platform helps. At the end, we report the results.',
    items: [
      {
        title: 'Do people start and return?',
        text: 'Of the people you invite, we will count how many have a first session and how many have a third.',
      },
      {
        title: 'Do symptoms ease?',
        text: 'People will fill in questionnaires that clinicians already use, at the start, midway and at the end, and we will compare their answers.',
      },
      {
        title: 'Do alerts reach a person?',
        text: 'We will count every alert that someone is in danger, and time how long a person takes to answer it.',
      },
      {
        title: 'Do waits get shorter?',
        text: 'We will use your records to compare waiting times before and after the pilot.',
      },
    ],
  },
  flow: {
    title: 'Where does people’s data go?',
    phone: 'On a person’s phone',
    inTransit: 'On the way, nobody will be able to read it',
    servers: 'Our servers in Malaysia',
    reads: 'The AI reads people’s words here to answer them.',
    partner: 'What you receive',
    totals:
      'You will get group totals, never what anyone said or a list of who joined. The agreement will say whether we tell you when someone is in danger.',
    people: `The drawing has ${pilotUsers} stitches, one for each person in the largest pilot.`,
    text: [
      'We plan to encrypt people’s words all the way to our servers in Malaysia, where the AI reads them to answer. The agreement will name the companies that run the servers and the AI models.',
      'What you send through this website’s forms leaves Malaysia, as our [Privacy Policy](privacy) explains.',
    ],
  },
  diligence: {
    title: 'Before you sign',
    list: [
      {
        question: 'What can we start now?',
        answer: [
          'You can start joint research as soon as we agree it in writing. We can also plan a pilot with you, to start only if our results support it.',
        ],
      },
      {
        question: 'How would the AI work with our counsellors?',
        answer: [
          `People could use ${BRAND.name} before, between and after sessions with your counsellors or employee assistance programme (EAP). The platform doesn’t replace anyone you work with.`,
        ],
      },
      {
        question: 'Who answers an alert at 3 a.m.?',
        answer: [
          'We haven’t chosen anyone yet, and no pilot starts before we have. A named person or service would answer every alert, day and night. The agreement will say who employs them and what happens if they don’t answer.',
          '[What happens when someone is in danger](danger)',
        ],
      },
      {
        question: 'What would our duties be?',
        answer: [
          'The agreement will list your duties, and would ask you to:',
          [
            'Tell your people that joining is voluntary and that you won’t know who joins. If the agreement lets us tell you when someone is in danger, say so too.',
            'Keep your own counselling and clinics open.',
            'Name one person we can reach, and say what should happen in an emergency on your premises.',
            'Never use the platform or its reports to decide marks, time off, promotion or dismissal.',
          ],
        ],
      },
      {
        question: 'What is the smallest group you report on?',
        answer: [
          'The agreement will set the smallest group size. We will never report on a smaller group, or send two reports that together reveal one.',
        ],
      },
      {
        question: 'What do managers and lecturers never see?',
        answer: [
          'Managers and lecturers will never see who has joined, what anyone said or how anyone scored. Our reports will show only totals.',
          'The agreement will say whether we tell anyone at your organisation when a person is in danger. You must tell your people what it says before they start.',
        ],
      },
      {
        question: 'What is the price based on?',
        answer: [
          'We have no prices yet, whether per person, per group or per year. We would agree a pilot’s price in writing before the pilot starts.',
        ],
      },
      {
        question: 'How do we leave?',
        answer: [
          'The agreement will say how much notice each side gives. Your people will still be able to download or delete their conversations, and nobody will have to stop partway through therapy.',
        ],
      },
    ],
    missing: {
      text: 'Do your lawyers, ethics board or union have other questions?',
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
