import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'

const emergency = helplines.emergency.phone.text

/** Three sections of the safety page: who can read a session, what happens in danger, and who it is for. */
export const whoReads = {
  readers: {
    title: 'Who can read what you say?',
    text: 'Our servers will decrypt what you say, because the AI has to read it to answer. So a session is less private than a message that only you and a friend can open. We will limit who can read it:',
    /** A row has room for this much of the sentence in the hero. */
    said: 'I have never said this out loud',
    rows: {
      you: {
        reader: 'You yourself',
        gets: 'You will be able to read your sessions for as long as we keep them.',
      },
      networks: {
        reader: 'Networks on the way',
        gets: 'No network will be able to read your words.',
      },
      ais: {
        reader: 'The two AIs',
        gets: 'Both AIs will read every word during the session, one to answer you and one to look for danger.',
      },
      us: {
        reader: 'Our team',
        gets: 'We will read what we need for our analysis, unless you opt out. Nobody will read a session to sell you something.',
      },
      clinician: {
        reader: 'Your clinician',
        gets: 'If you agree, your clinician will get a short record of the weeks between visits.',
      },
      partner: {
        reader: 'Your university or employer',
        gets: 'They will get only group totals, never your name, your sessions or whether you joined. We are still deciding whether to tell anyone there if you’re in danger.',
      },
      authorities: {
        reader: 'The authorities',
        gets: 'Authorities will get only what a law or a court order requires.',
      },
    },
    rules:
      'We will publish the full rules for storage, reports and emergencies here before anyone can sign up. Before you join a study, you get an information sheet that says who can read your sessions.',
  },
  danger: {
    title: 'If you are in danger during a session',
    plan: `Here is our plan for when ${BRAND.name} opens.`,
    steps: {
      found: `Call ${emergency} if you may not be safe, and don’t wait for an AI to notice. Both AIs look for signs of danger and can miss them.`,
      lines:
        'If either AI finds signs of danger, the conversation will stop and numbers will appear on the screen, 999 first and then the helplines. You can call one and talk to a person.',
      person:
        'Escalation to a person: we plan for someone to take over from the AI. We are still deciding who takes over, at which hours, and whether we may tell anyone without your consent. Nobody can sign up until we publish the decisions here.',
    },
    /** It is shown once the operator has confirmed it (content/facts.ts). */
    onCall:
      'In our trials, a named clinician is on call while sessions run; the trial’s ethics approval says who.',
  },
  use: {
    title: 'Who it is for',
    meant: {
      title: 'Meant for',
      text: 'The platform is for people in Malaysia who want support with their mental health before, between and after sessions with a therapist.',
    },
    notMeant: {
      title: 'Not for',
      text: `Call ${emergency} in an emergency. ${BRAND.name} isn’t made for emergencies, and it doesn’t replace a therapist. If you have a therapist, keep seeing them.`,
    },
    undecided: {
      title: 'Still to be decided',
      text: 'Clinicians will set a minimum age and list the conditions that the platform doesn’t suit. We will publish both before we open.',
    },
  },
} as const
