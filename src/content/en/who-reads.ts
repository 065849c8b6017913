import { helplines } from '../facts/helplines.ts'
import { isOpen } from '../facts/stage.ts'

const emergency = helplines.emergency.phone.text

/** Three sections of the safety page: who can read a session, what happens in danger, and who it is for. */
export const whoReads = {
  readers: {
    title: 'Who can read what you say?',
    text: 'The AI has to read your words to answer, so a session is less private than a message that only you and a friend can open.',
    /** A row has room for this much of the sentence in the hero. */
    said: 'I have never said this',
    rows: {
      you: { reader: 'You yourself', gets: 'Your sessions, for as long as we keep them.' },
      networks: { reader: 'Networks on the way', gets: 'Nothing.' },
      ais: {
        reader: 'The two AIs',
        gets: 'Every word, one to answer you and one to look for danger.',
      },
      us: {
        reader: 'Our team',
        gets: 'What we need for our analysis, unless you opt out. Nobody reads a session to sell you something.',
      },
      clinician: {
        reader: 'Your clinician',
        gets: 'A short record of the weeks between visits, if you agree.',
      },
      partner: {
        reader: 'Your university or employer',
        gets: 'Group totals, never your name, your sessions or whether you joined. [And in danger?](notDecided)',
      },
      authorities: {
        reader: 'The authorities',
        gets: 'Only what a law or a court order requires.',
      },
    },
  },
  danger: {
    title: 'If you are in danger during a session',
    steps: {
      found: `Call ${emergency} if you may not be safe, and don’t wait for an AI to notice. Both AIs look for signs of danger and can miss them.`,
      lines:
        'If either AI finds signs of danger, the conversation stops and numbers appear on the screen, 999 first and then the helplines. You can call one and talk to a person.',
      person: 'A person takes over from the AI.',
    },
    escalation: 'Escalation to a person',
    /** It is shown once the operator has confirmed it (content/facts/company.ts). */
    onCall:
      'In our trials, a named clinician is on call while sessions run; the trial’s ethics approval says who.',
  },
  notDecided: {
    title: isOpen ? 'Before you sign up' : 'Not decided yet',
    text: isOpen
      ? 'The sign-up page tells you:'
      : 'Nobody can sign up until we publish these here:',
    list: [
      'Who takes over, and at which hours.',
      'Whether we may tell anyone, such as your university or employer, without your consent.',
      'The minimum age, and the conditions it doesn’t suit. Clinicians decide both.',
    ],
  },
  use: {
    title: 'Who it is for',
    meant: {
      title: 'Meant for',
      text: 'People in Malaysia who want support with their mental health before, between and after sessions with a therapist.',
    },
    notMeant: {
      title: 'Not for',
      text: `Emergencies: call ${emergency}. It doesn’t replace a therapist. If you have a therapist, keep seeing them.`,
    },
    limits: 'Minimum age and conditions',
  },
} as const
