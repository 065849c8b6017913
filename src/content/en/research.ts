import { BRAND, sources } from '../facts.ts'

export const research = {
  meta: {
    title: 'Research and evidence',
    description: `What ${BRAND.name}’s research trials in Malaysia ask, the six studies we build on with their limits, and how to take part.`,
  },
  hero: {
    title: `We test ${BRAND.name} before we offer it.`,
    lead: `${BRAND.name} is AI-based, culturally relevant psychotherapy for Malaysia, in four languages. Clinicians, researchers and journalists can read the evidence here, and anyone in Malaysia can ask to join our research trials.`,
    participate: 'Participate in Research',
    subject: 'Taking part in research',
    partner: 'Partner With Us',
    studies: {
      title: 'Six studies by others.',
      key: 'A stitch is ten people, a gold one in Malaysia.',
    },
  },
  questions: {
    title: 'What our trials ask',
    list: ['Does distress go down?', 'Is risk noticed in time?', 'Do people come back?'],
    text: 'We intend to publish the results, good or bad. Each one will be listed here with its site, ethics approval and registry number.',
  },
  evidence: {
    title: 'Evidence foundation',
    statement:
      'Talking therapies are well studied. Now we are finding out whether ours works in Malaysia, in four languages.',
    text: 'They have been tested for decades, online as well, but mostly in English and far from here. Ours has to prove itself with people in Malaysia.',
    studies: 'What six studies found, and what each one doesn’t show',
    whoFor: `Who ${BRAND.name} is meant for, and who it isn’t`,
  },
  participate: {
    title: 'Take part in a trial',
    text: 'Tell us where you live and which languages you speak. You’ll hear what it involves before you agree to anything.',
    action: 'Ask about taking part',
  },
  partner: {
    title: 'Bring the research to your people',
    text: 'Universities and colleges, companies, NGOs and community organisations, and public healthcare can host a study.',
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
