import { helplines } from '../helplines.ts'
import { helplineFacts } from './helpline-facts.ts'

/** For whoever fears for somebody else. Waits for a clinician and native readers (content/unsigned.ts). */
export const worried = {
  title: 'Worried about\u00a0someone?',
  lead: 'You don’t need the right words. These six things are a start.',
  actions: [
    {
      title: 'Ask directly',
      text: 'Ask if they are thinking of suicide. Use the word, and stay calm.',
    },
    {
      title: 'Listen',
      text: 'Let them talk. You don’t have to fix it, and you don’t have to argue.',
    },
    { title: 'Stay', text: 'If they may act on it, don’t leave them alone until help is there.' },
    {
      title: 'Move means out of reach',
      text: 'Put away what they could use to hurt themselves, if you can do it safely.',
    },
    {
      title: 'Call together',
      text: 'Sit with them and call a helpline. You can also call first, alone.',
    },
    {
      title: 'Look after yourself',
      text: 'This is a lot to carry. Tell someone you trust, and rest.',
    },
  ],
  begin: 'Ways to begin',
  urgent: {
    title: 'When it is urgent',
    text: `They have hurt themselves, they say they will do it soon, or they have the means at hand. Call ${helplines.emergency.phone.text} and stay with them.`,
    law: helplineFacts.noOffence,
  },
  unsigned:
    'This part still waits for a clinician to sign it. The lines in Malay, Mandarin and Tamil wait for native readers.',
} as const
