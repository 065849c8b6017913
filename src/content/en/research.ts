import { BRAND, sources } from '../facts.ts'

export const research = {
  meta: {
    title: 'Research and evidence',
    description: `What ${BRAND.name}’s research trials in Malaysia ask, the six studies we build on with their limits, and how to take part.`,
  },
  hero: {
    title: `We test ${BRAND.name} before we offer it.`,
    lead: `${BRAND.name} is AI-based, culturally relevant psychotherapy for Malaysia, and we are finding out whether it is safe and whether it helps. Clinicians, researchers and journalists can read the evidence here, and anyone in Malaysia can ask to join our research trials.`,
    participate: 'Participate in Research',
    subject: 'Taking part in research',
    partner: 'Partner With Us',
    studies: {
      title: `Six studies by other teams, not of ${BRAND.name}.`,
      key: 'Each stitch is ten people, and the gold ones are in Malaysia.',
    },
  },
  questions: {
    title: 'What we want to find out',
    list: ['Does distress go down?', 'Is risk noticed in time?', 'Do people come back?'],
    text: 'We intend to publish the results, good or bad. Each one will be listed here with its site, ethics approval and registry number.',
  },
  evidence: {
    title: 'Evidence foundation',
    statement:
      'Talking therapies are well studied. Now we are finding out whether ours works in Malaysia, in four languages.',
    text: 'They have been tested for decades, in person and online, but mostly in English and far from here. So we test ours with people in Malaysia.',
    studies: 'What six studies found, and what each one doesn’t show',
    whoFor: `Who ${BRAND.name} is meant for, and who it isn’t`,
  },
  participate: {
    title: 'Take part in our research',
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
        title: 'Needing support is common',
        text: 'Many people who need support have no diagnosis, so our research has to begin with them.',
      },
      psychiatristRatio: {
        caption: 'psychiatrist-to-patient ratio',
        title: 'Help is needed between appointments',
        text: 'Therapy like ours has to help when no clinician is free, and hand over to a person when one is needed.',
      },
      sessionCost: {
        caption: 'for a therapy session',
        title: 'Cost is part of the result',
        text: 'If people can’t afford to finish their therapy, it can’t help them as it should.',
      },
    },
  },
} as const
