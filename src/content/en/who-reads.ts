import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'

const emergency = helplines.emergency.phone.text

/** The safety page says here which people read a session, how danger is met, and for whom the product is meant. */
export const whoReads = {
  readers: {
    title: 'Who can read what you say?',
    text: 'On our servers your words are opened, because the AI has to read them to answer. That makes it less private than a message only two people can open. So we limit who else can read it:',
    /** A row has room for this much of the sentence in the hero. */
    said: 'I have never said this out loud',
    rows: {
      you: { reader: 'You yourself', gets: 'You can read every word until you have it deleted.' },
      networks: { reader: 'Networks on the way', gets: 'They get nothing that they can read.' },
      ais: {
        reader: 'The two AIs',
        gets: 'They read every word while the session runs, one to answer you and one to look for danger.',
      },
      us: {
        reader: 'Our team',
        gets: 'We read what our analysis needs, unless you opt out. Nobody reads a session to sell you something.',
      },
      clinician: {
        reader: 'Your clinician',
        gets: 'If you agree, they get a short record of the weeks between visits.',
      },
      partner: {
        reader: 'Your university or employer',
        gets: 'They get totals of a group, and never a name, a session or who has joined. Whether anyone may be told in danger is still being decided.',
      },
      authorities: {
        reader: 'The authorities',
        gets: 'They get only what a law or a court order requires.',
      },
    },
    rules:
      'The full rules for storage, reports and emergencies will be published here before anyone can sign up. If you take part in a study, the information sheet you get before you agree says who can read your sessions.',
  },
  danger: {
    title: 'If you are in danger during a session',
    plan: `This is the plan for when ${BRAND.name} opens.`,
    steps: {
      found: `Both AIs look for signs of danger, and both can miss them. If you may not be safe, don’t wait for them to notice. Call ${emergency}.`,
      lines:
        'If either AI finds signs of danger, the AI stops there and puts numbers on the screen, 999 first and then the helplines, so that you can go on talking to a person.',
      person:
        'We plan for a person to take over then. Who that is, at which hours, and whether anyone may be told without your consent are still being decided. Nobody can sign up until the answers are published here.',
    },
    /** It is shown once the operator has confirmed it (content/facts.ts). */
    onCall:
      'In our trials, a named clinician is on call while sessions run; the trial’s ethics approval says who.',
  },
  use: {
    title: 'Who it is for',
    meant: {
      title: 'Meant for',
      text: 'It is meant for people in Malaysia who want support with their mental health before, between and after sessions with a person.',
    },
    notMeant: {
      title: 'Not for',
      text: `It isn’t for emergencies, when you should call ${emergency}. ${BRAND.name} doesn’t replace a therapist either. If you are seeing someone, keep seeing them.`,
    },
    undecided: {
      title: 'Still to be decided',
      text: 'Clinicians are to list the conditions it isn’t suitable for. The list will be published before it opens.',
    },
  },
} as const
