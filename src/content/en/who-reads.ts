import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'

const emergency = helplines.emergency.phone.text

/** The safety page says here which people read a session, how danger is met, and for whom the product is meant. */
export const whoReads = {
  readers: {
    title: 'Who can read what you say?',
    text: [
      'On our servers your words are opened, because the AI has to read them to answer. So this is less private than a chat between two people who alone hold the keys.',
      'Rules for storage, reports and emergencies are still being written. They will be here before anyone can sign up.',
    ],
    rows: {
      you: { reader: 'You yourself', gets: 'Every word, until you have it deleted.' },
      networks: { reader: 'Networks on the way', gets: 'Nothing that they can read.' },
      ais: {
        reader: 'The two AIs',
        gets: 'Every word, while the session runs: one to answer, one to look for danger.',
      },
      us: {
        reader: 'We ourselves',
        gets: 'What analysis needs, unless you opt out. Nobody reads a session to sell you something.',
      },
      clinician: {
        reader: 'Your clinician',
        gets: 'If you agree, a short record of the weeks between visits.',
      },
      partner: {
        reader: 'Your campus or employer',
        gets: 'Totals of a group. Never a name, a session or who has joined.',
      },
      authorities: {
        reader: 'The authorities',
        gets: 'Only what a law or a court makes us hand over.',
      },
    },
    trials:
      'In a research trial, the information sheet that you get before you agree says who reads.',
  },
  danger: {
    title: 'If you are in danger during a session',
    plan: `This is the plan for when ${BRAND.name} opens.`,
    steps: {
      found: `Both AIs look for signs of danger. Both can miss them. If you may not be safe, don’t wait for it to notice: call ${emergency}.`,
      lines: `If one finds them, the session stops and shows you numbers: ${emergency}, then the helplines.`,
      person: 'After that a person takes over. We have not settled who, or at which hours.',
      outside: 'Nor have we settled whether anyone may be told without your consent.',
    },
    rule: 'Nobody can sign up before that is settled and published here.',
    /** It is shown once the operator has confirmed it (content/facts.ts). */
    onCall:
      'In our trials, a named clinician is on call while sessions run; the trial’s ethics approval says who.',
  },
  use: {
    title: 'Who it is for',
    meant: {
      title: 'Meant for',
      text: 'People in Malaysia who want support with their mental health: before, between and after sessions with a person.',
    },
    notMeant: {
      title: 'Not for',
      text: `An emergency: call ${emergency}. It doesn’t replace a therapist. If you are seeing someone, keep seeing them. Before it opens, clinicians will list the conditions it isn’t suitable for.`,
    },
    inLaw: {
      title: 'In law',
      text: 'It isn’t registered as a medical device, and it isn’t for sale.',
    },
  },
} as const
