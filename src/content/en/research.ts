import { capitalized } from '../sentences/capitalized.ts'
import { otherTeamsStudies, ownStudies } from '../facts/studies.ts'
import { BRAND } from '../facts/company.ts'
import { isOpen } from '../facts/stage.ts'
import { sources, otherValues } from '../facts/statistics.ts'
import { countInWords, otherValueTexts } from './statistics.ts'

const { ratio2016 } = sources
const { newestCount } = otherValues

const hasOwn = ownStudies.length > 0
const others = countInWords(otherTeamsStudies)

export const research = {
  meta: {
    title: 'Research and evidence',
    description: `What ${BRAND.name}’s ${isOpen ? 'studies' : 'trials'} in Malaysia ask, how we test, what ${hasOwn ? 'ours and ' : ''}${others} ${hasOwn ? 'other ' : ''}studies found, and how to take part. For the press: boilerplate, figures and sources.`,
  },
  hero: {
    caption: 'Research and evidence: for participants, partners, press',
    title: isOpen ? 'We keep testing what we offer.' : `We test ${BRAND.name} before we offer it.`,
    lead: `${BRAND.name} is AI-based, culturally relevant psychotherapy for people in Malaysia. Studies from elsewhere can’t say whether it helps here, in four languages. Help us find out: our ${isOpen ? 'studies' : 'trials'} ask three questions.`,
    questions: [
      'Does distress go down?',
      'Do the AIs see danger in time?',
      'Do people keep using it?',
    ],
    participate: 'Participate in Research',
    subject: 'Taking part in research',
    partner: 'Partner With Us',
  },
  method: {
    title: 'How we test',
    list: [
      {
        title: 'You agree first',
        text: 'An information sheet says what the study involves and who can read your sessions. Read it, ask who approved the study, then decide.',
      },
      {
        title: 'A second AI watches',
        text: 'It looks for signs of danger, and can miss one.',
      },
      { title: 'We publish the results.', text: 'Good or bad.' },
    ],
    trial: {
      asks: 'What we ask',
      people: 'How many people',
      ethicsApproval: 'Approved by',
      registration: 'Registered as',
      when: 'When',
      months: (from: string, to: string) => (to ? `${from} to ${to}` : `Since ${from}`),
    },
    whoFor: `Who ${BRAND.name} is for`,
  },
  evidence: {
    title: 'Evidence foundation',
    statement: `Online therapy eases depression. The first trials of AI therapy are small and leave much open. ${hasOwn ? 'Our own results in Malaysia stand first.' : 'We’re finding out whether it helps in Malaysia, in four languages.'}`,
    others: `${capitalized(others)} studies by other teams. None is about ${BRAND.name}.`,
    marks: 'Each mark is ten people, the gold ones in Malaysia.',
    compare: 'Compare its size with',
    columns: {
      found: 'What it found',
      limit: 'Its limit',
      meaning: 'What it means for how we build',
    },
    groups: { ours: 'Our own research', online: 'Online therapy', byAi: 'AI therapy' },
  },
  insights: {
    title: 'Key insights',
    list: {
      adultDistress: {
        caption: 'of adults struggle with mental health issues',
        text: 'Many have no diagnosis. Our research is for them too.',
      },
      psychiatristRatio: {
        caption: `psychiatrist-to-patient ratio in ${ratio2016.year}. In ${newestCount.year}: about one to ${otherValueTexts.perNewestCount}.`,
        text: 'With so few psychiatrists, help has to reach people between visits.',
      },
      sessionCost: {
        caption: 'for a therapy session',
        text: 'People who can’t pay for the next session may stop too soon.',
      },
    },
  },
  participate: {
    title: 'Take part in our research',
    text: 'Tell us where you live and which languages you speak. We’ll send you the information sheet. The [safety page](safety) describes the service for the public, not a trial. So ask us where a trial keeps your sessions, who reads them, and who answers if you are in danger. Asking commits you to nothing.',
  },
  partner: {
    title: 'Bring our research to your people',
    text: 'Universities, companies, NGOs and public healthcare providers can host a study.',
  },
} as const
