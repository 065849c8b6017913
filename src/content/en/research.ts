import { BRAND, sources } from '../facts.ts'

export const research = {
  meta: {
    title: 'Research and evidence',
    description: `What ${BRAND.name}’s research trials in Malaysia ask, the six studies we build on with their limits, and how to take part.`,
  },
  hero: {
    title: `We test ${BRAND.name} before we offer it.`,
    lead: 'Research trials are running in Malaysia. Here is what they ask, the studies we build on, and how to take part.',
    participate: 'Participate in Research',
    subject: 'Taking part in research',
    partner: 'Partner With Us',
    studies: {
      title: 'Six studies.',
      key: 'A stitch is ten people, a gold one in Malaysia.',
    },
  },
  questions: {
    title: 'What our trials ask',
    list: ['Does distress go down?', 'Is risk noticed in time?', 'Do people come back?'],
    text: 'We intend to publish the results, good or bad. Each trial will be listed here with its site, ethics approval and registry number.',
  },
  evidence: {
    title: 'Evidence foundation',
    statement:
      'Talking therapies are well studied. Whether ours works, in Malaysia and in four languages, is what our trials are for.',
    paragraphs: [
      'Talking therapies have been tested for decades, online as well, but mostly in English and far from here. Ours has to prove itself with people in Malaysia.',
    ],
    studies: 'Six studies, with what each one doesn’t show',
    whoFor: `Who ${BRAND.name} is meant for, and who it isn’t`,
  },
  participate: {
    title: 'Take part in a trial',
    text: 'Tell us where you live and which languages you speak. You’ll hear what a trial involves before you agree to anything.',
    action: 'Ask about taking part',
  },
  partner: {
    title: 'Bring a trial to your people',
    text: 'Universities and colleges, companies, NGOs and community organisations, and public healthcare can host one.',
    action: 'See how partnerships work',
  },
  insights: {
    title: 'Key insights',
    list: {
      adultDistress: {
        caption: `of adults struggle with mental health issues, in a ${sources.survey2015.year} screening`,
        title: 'The need is ordinary',
        text: 'Research has to begin with people who have no diagnosis.',
      },
      psychiatristRatio: {
        caption: 'psychiatrist-to-patient ratio',
        title: 'Help is needed between appointments',
        text: 'It has to work when no clinician is free, and hand over when a person is needed.',
      },
      sessionCost: {
        caption: 'for a therapy session',
        title: 'Cost is part of the result',
        text: 'Care that people can’t afford to finish hasn’t worked.',
      },
    },
  },
} as const
