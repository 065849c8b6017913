import { deviceLaw } from '../facts.ts'
import { helplines } from '../helplines.ts'

const notDecided = 'Not decided.'

/** On the safety page: who reads a session, what happens in danger, and what the product is meant for. */
export const whoReads = {
  readers: {
    title: 'Who can read this sentence?',
    ends: [
      'End-to-end encryption has two ends. One is your phone or computer. The other is the session, on our servers in Malaysia: there it is opened, because an AI that answers has to read.',
      'Between the two it is stitches, also for the company that runs the servers. A messenger to which only two people hold the key promises more than that. Who holds the key to what is stored is not decided.',
    ],
    columns: { reader: 'Who', sees: 'What they see', when: 'When', status: 'Status' },
    rows: {
      you: {
        reader: 'You',
        sees: 'Every word, and everything else that is held about you.',
        when: 'At any time, until you have it deleted.',
      },
      sessionAi: {
        reader: 'The AI in the session',
        sees: 'What you say, in order to answer.',
        when: 'While the session runs.',
      },
      riskAi: {
        reader: 'The AI that watches for risk',
        sees: 'The same words, only to look for signs of danger.',
        when: 'While the session runs.',
      },
      clinician: {
        reader: 'A clinician',
        sees: 'A short record of the weeks between visits. What is seen by whoever takes over in danger is not decided.',
        when: 'If you consent, before an appointment.',
      },
      partner: {
        reader: 'A partner: your campus, your employer',
        sees: 'Totals of a group. Never a name, a session, or who has joined.',
        when: 'In reports. The smallest group that is reported is not decided.',
      },
      us: {
        reader: 'We ourselves',
        sees: 'What the analysis of data needs. Nobody reads a session in order to sell you something.',
        when: 'Unless you opt out. Who may look, and whether names come off first, is not decided.',
      },
      police: {
        reader: 'The police',
        sees: 'What a law or a court obliges us to hand over.',
        when: 'When it does. Whether anybody is told without your consent in an emergency is not decided.',
      },
    },
    trials:
      'If you take part in a trial, the information sheet that you get before you agree says who reads.',
  },
  danger: {
    title: 'When danger is found',
    text: 'Four steps, as they are meant to be. Where nothing is decided, it says so; it has to be decided before anyone can sign up.',
    labels: { who: 'Who', hours: 'Hours', silence: 'If nobody answers' },
    steps: {
      found: {
        title: 'Either AI finds signs of danger',
        text: 'The second does nothing but look. Both can miss them.',
        who: 'The two AIs.',
        hours: 'Whenever a session runs.',
        silence: `If both miss it, nobody else is watching. So ${helplines.emergency.phone.text} stands on every page.`,
      },
      lines: {
        title: 'Crisis lines come first',
        text: `The session stops and shows whom to call: ${helplines.emergency.phone.text}, then the lines below.`,
        who: 'You, or somebody beside you, makes the call.',
        hours: `${helplines.emergency.phone.text} at any hour; each line at its own.`,
        silence: `Try the next line, or ${helplines.emergency.phone.text}.`,
      },
      person: {
        title: 'A person takes over',
        text: 'Somebody who is no AI sees what raised the alarm, and speaks with you.',
        who: notDecided,
        hours: notDecided,
        silence: notDecided,
      },
      outside: {
        title: 'Somebody outside is told',
        text: 'Family, a clinic, an ambulance or the police; and whether without your consent.',
        who: notDecided,
        hours: notDecided,
        silence: notDecided,
      },
    },
  },
  use: {
    title: 'What it is meant for, and what not',
    forWhom: {
      title: 'For whom',
      text: 'People in Malaysia who look for support with their mental health and speak English, Malay, Mandarin or Tamil. The lowest age is not decided.',
    },
    notFor: {
      title: 'Who should not use it',
      text: `Anyone in danger now: call ${helplines.emergency.phone.text}. Which conditions rule it out is not decided; clinicians have to draw up that list before it opens.`,
    },
    noDiagnosis: {
      title: 'No diagnosis',
      text: 'It does not diagnose or prescribe. It takes no therapist’s place: if you are seeing someone, keep seeing them.',
    },
    inLaw: {
      title: 'What it is in law',
      text: `Whether it is a medical device under the Medical Device Act ${deviceLaw.year}, and of which class, is not decided. It is not registered and not for sale.`,
    },
  },
} as const
