import { BRAND, sources } from '../facts.ts'

export const research = {
  meta: {
    title: 'Research and evidence',
    description: `See what ${BRAND.name}’s trials in Malaysia ask, what six studies found and didn’t show, and how to take part.`,
  },
  hero: {
    title: `We test ${BRAND.name} before we offer it.`,
    lead: `${BRAND.name} is AI-based, culturally relevant psychotherapy for Malaysia, and we are finding out whether it is safe and whether it helps. Clinicians, researchers and journalists can read what other teams’ studies found, and anyone in Malaysia can ask to join our trials.`,
    participate: 'Participate in Research',
    subject: 'Taking part in research',
    partner: 'Partner With Us',
    studies: {
      title: `Other teams did these six studies, and none of them tested ${BRAND.name}.`,
      key: 'Each stitch stands for ten people, and a gold stitch for ten people in Malaysia.',
    },
  },
  questions: {
    title: 'What we want to find out',
    list: ['Does distress go down?', 'Do the AIs see danger in time?', 'Do people keep using it?'],
    text: 'We intend to publish the results, good or bad. We’ll list each study here, with where it takes place, its ethics approval and its registry number.',
    whoFor: `Who ${BRAND.name} is for, and who it isn’t for`,
  },
  evidence: {
    title: 'Evidence foundation',
    statement:
      'Few studies have tested therapy by an AI. We are finding out whether ours works in Malaysia, in four languages.',
    text: 'Researchers have tested talking therapies for decades, but mostly in English and far from Malaysia.',
    studies: 'What six studies found, and what each one doesn’t show',
  },
  participate: {
    title: 'Take part in our research',
    text: 'Tell us where you live and which languages you speak. We’ll tell you what a study involves before you agree to anything.',
    action: 'Ask about taking part',
  },
  partner: {
    title: 'Bring our research to your people',
    text: 'Universities, colleges, companies, NGOs, community organisations and public healthcare providers can host a study.',
    action: 'See how partnerships work',
  },
  insights: {
    title: 'Key insights',
    list: {
      adultDistress: {
        caption: `of adults struggle with mental health issues, in a ${sources.survey2015.year} screening`,
        title: 'Many adults need support',
        text: 'Many people who need support have no diagnosis, so our research is for them too.',
      },
      psychiatristRatio: {
        caption: 'psychiatrist-to-patient ratio',
        title: 'People need help between visits',
        text: 'Our AI is meant to help when no clinician is free. We plan for a person to take over if it finds danger.',
      },
      sessionCost: {
        caption: 'for a therapy session',
        title: 'Cost can end therapy too soon',
        text: 'People who can’t afford the next session may stop before therapy has helped them.',
      },
    },
  },
} as const
