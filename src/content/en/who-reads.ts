import { allWork } from '../facts/claims.ts'
import { helplines } from '../facts/helplines.ts'
import { isOpen } from '../facts/stage.ts'

const emergency = helplines.emergency.phone.text
/** An open product has it, or says that it is still to come. */
const canOptOut = !isOpen || allWork('rights')
const optOut = canOptOut ? 'You can opt out.' : 'You will be able to opt out.'

/** Three sections of the safety page: who can read a session, what happens in danger, and who it is for. */
export const whoReads = {
  readers: {
    title: 'Who can read what you say?',
    text: 'The AI has to read your words to answer you. Here is who gets them, and how much.',
    /** The list in a line, above it. */
    inShort: {
      unlessOptedOut: `The two AIs read every word. Our team reads what our analysis needs${canOptOut ? ', unless you opt out.' : `. ${optOut}`} Your university or employer can’t read it.`,
      withConsent:
        'The two AIs read every word. Our team reads only if you say yes. Your university or employer can’t read it.',
    },
    /** A row has room for this much of the sentence in the hero. */
    said: 'I have never said this',
    write: 'Write a sentence',
    shows: 'Each row then shows what that reader would get.',
    rows: {
      you: { reader: 'You yourself', gets: 'Your sessions, for as long as we keep them.' },
      networks: {
        reader: 'Networks on the way',
        gets: 'None of your words. Whoever runs the network may see that you opened it.',
      },
      ais: {
        reader: 'The two AIs',
        gets: 'Every word, one to answer you and one to look for danger.',
      },
      us: {
        reader: 'Our team',
        gets: canOptOut
          ? 'What our analysis needs, unless you opt out.'
          : `What our analysis needs. ${optOut}`,
      },
      clinician: {
        reader: 'Your clinician or counsellor',
        gets: 'A short record of the weeks between visits, if you agree.',
      },
      partner: {
        reader: 'Your university or employer',
        gets: 'Group totals, never your name, your sessions or whether you joined. They are told that you’re in danger only if their agreement says so, and you know that before you start. [What if I’m in danger?](danger)',
      },
      authorities: {
        reader: 'The authorities',
        gets: 'Only what a law or a court order requires.',
      },
      phone: {
        reader: 'Someone who opens your phone',
        gets: 'This website in your browser’s history, and the numbers you called. [How to clear them](leaving)',
      },
    },
    /** In place of our team’s row, once the owner has said who they are. */
    team: {
      unlessOptedOut: (who: string, howMuch: string, whatFor: string) =>
        `${who} read ${howMuch}, ${whatFor}. ${optOut}`,
      withConsent: (who: string) => `${who}, only if you say yes.`,
    },
  },
  danger: {
    title: 'If you are in danger during a session',
    steps: {
      found: `Call ${emergency} if you may not be safe, and don’t wait for an AI to notice. Both AIs look for signs of danger and can miss them.`,
      lines:
        'If either AI finds signs of danger, the conversation stops. Numbers appear on the screen, 999 first, then the helplines. You can call one and talk to a person.',
      person: 'A person takes over from the AI.',
    },
    /** In place of the last step, once the owner has said who and when. */
    takeOver: (who: string, hours: string) => `${who} takes over from the AI, ${hours}.`,
    escalation: 'Escalation to a person',
    /** It is shown once the operator has confirmed it (content/facts/company.ts). */
    onCall:
      'In our trials, a named clinician is on call while sessions run; the trial’s ethics approval says who.',
  },
  use: {
    title: 'Who it is for',
    meant: {
      title: 'Meant for',
      text: 'People in Malaysia who want support with their mental health: on their own, or before, between and after sessions with a therapist.',
    },
    notMeant: {
      title: 'Not for',
      text: `Emergencies: call ${emergency}. It doesn’t replace a therapist, so keep seeing yours.`,
    },
    minimumAge: (age: number) => `From ${age}. You can call a helpline at any age.`,
  },
} as const
