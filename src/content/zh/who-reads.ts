import { deviceLaw } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { WhoReadsContent } from '../types/who-reads.ts'

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
    rows: [
      {
        reader: 'You',
        sees: 'Every word, and everything else that is held about you.',
        when: 'At any time, until you have it deleted.',
        claim: 'rights',
      },
      {
        reader: 'The AI in the session',
        sees: 'What you say, in order to answer.',
        when: 'While the session runs.',
        claim: 'therapy',
      },
      {
        reader: 'The AI that watches for risk',
        sees: 'The same words, only to look for signs of danger.',
        when: 'While the session runs.',
        claim: 'crisis',
      },
      {
        reader: 'A clinician',
        sees: 'A short record of the weeks between visits. What is seen by whoever takes over in danger is not decided.',
        when: 'If you consent, before an appointment.',
        claim: 'clinicians',
      },
      {
        reader: 'A partner: your campus, your employer',
        sees: 'Totals of a group. Never a name, a session, or who has joined.',
        when: 'In reports. The smallest group that is reported is not decided.',
        claim: 'totals',
      },
      {
        reader: 'We ourselves',
        sees: 'What the analysis of data needs. Nobody reads a session in order to sell you something.',
        when: 'Unless you opt out. Who may look, and whether names come off first, is not decided.',
        claim: 'rights',
      },
      {
        reader: 'The police',
        sees: 'What a law or a court obliges us to hand over.',
        when: 'When it does. Whether anybody is told without your consent in an emergency is not decided.',
        claim: 'authorities',
      },
    ],
    trials:
      'If you take part in a trial, the information sheet that you get before you agree says who reads.',
  },
  danger: {
    title: 'When danger is found',
    text: 'Four steps, as they are meant to be. Where nothing is decided, it says so; it has to be decided before anyone can sign up.',
    labels: { who: 'Who', hours: 'Hours', silence: 'If nobody answers' },
    steps: [
      {
        title: 'Either AI finds signs of danger',
        text: 'The second does nothing but look. Both can miss them.',
        who: 'The two AIs.',
        hours: 'Whenever a session runs.',
        silence: `If both miss it, nobody else is watching. So ${helplines.emergency.phone.text} stands on every page.`,
        claim: 'crisis',
      },
      {
        title: 'Crisis lines come first',
        text: `The session stops and shows whom to call: ${helplines.emergency.phone.text}, then the lines below.`,
        who: 'You, or somebody beside you, makes the call.',
        hours: `${helplines.emergency.phone.text} at any hour; each line at its own.`,
        silence: `Try the next line, or ${helplines.emergency.phone.text}.`,
        claim: 'escalation',
      },
      {
        title: 'A person takes over',
        text: 'Somebody who is no AI sees what raised the alarm, and speaks with you.',
        who: notDecided,
        hours: notDecided,
        silence: notDecided,
        claim: 'escalation',
      },
      {
        title: 'Somebody outside is told',
        text: 'Family, a clinic, an ambulance or the police; and whether without your consent.',
        who: notDecided,
        hours: notDecided,
        silence: notDecided,
        claim: 'authorities',
      },
    ],
  },
  use: {
    title: 'What it is meant for, and what not',
    items: [
      {
        title: 'For whom',
        text: 'People in Malaysia who look for support with their mental health and speak English, Malay, Mandarin or Tamil. The lowest age is not decided.',
        claim: 'therapy',
      },
      {
        title: 'Who should not use it',
        text: `Anyone in danger now: call ${helplines.emergency.phone.text}. Which conditions rule it out is not decided; clinicians have to draw up that list before it opens.`,
      },
      {
        title: 'No diagnosis',
        text: 'It does not diagnose or prescribe. It takes no therapist’s place: if you are seeing someone, keep seeing them.',
        claim: 'ethics',
      },
      {
        title: 'What it is in law',
        text: `Whether it is a medical device under the Medical Device Act ${deviceLaw.year}, and of which class, is not decided. It is not registered and not for sale.`,
        claim: 'device',
      },
    ],
  },
} satisfies WhoReadsContent
