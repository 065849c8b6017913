import { helplines } from '../helplines.ts'
import { helplineFacts } from './helpline-facts.ts'

/** It is for people who fear for somebody else, and waits for a clinician (content/unsigned.ts). */
export const worried = {
  title: 'Worried about\u00a0someone?',
  lead: 'If you fear someone may end their life, these six things help. Not sure? Start by listening.',
  words: { title: 'You could say', ask: 'Then ask directly:' },
  acts: [
    { title: 'Listen', text: 'Let them talk. You don’t have to fix it.' },
    { title: 'Ask directly', text: 'Do they think of suicide? Say the word, calmly.' },
    { title: 'Stay', text: 'If they may act on it, until help is there.' },
    { title: 'Put dangerous things away', text: 'If you can do it safely.' },
    { title: 'Call together', text: 'Sit with them and call, or call first, alone.' },
    { title: 'Look after yourself', text: 'Tell someone you trust, and rest.' },
  ],
  refused:
    'They say no? Stay in touch, and ask again. If they are under 18, tell another adult you trust.',
  urgent: {
    title: 'When it is urgent',
    text: `They have hurt themselves, they say they will end their life soon, or what they would use is at hand. Call ${helplines.emergency.phone.text} and stay with them.`,
    law: helplineFacts.noOffence,
  },
} as const
