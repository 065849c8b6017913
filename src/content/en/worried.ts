import { helplines } from '../helplines.ts'
import { helplineFacts } from './helpline-facts.ts'

/**
 * For people who fear for somebody else. It waits for a clinician (content/unsigned.ts). Asking does
 * not make the thought stronger: Dazzi et al. 2014, Psychological Medicine 44.
 */
export const worried = {
  title: 'Worried about\u00a0someone?',
  lead: 'If someone isn’t themselves, start by listening. If you fear they may end their life, these six things help.',
  words: { title: 'You could say', ask: 'Then ask directly:' },
  acts: [
    { title: 'Listen', text: 'Let them talk. You don’t have to fix it.' },
    {
      title: 'Ask directly',
      text: 'Ask if they are thinking about suicide. Say the word, calmly. Asking doesn’t make the thought stronger.',
    },
    {
      title: 'Stay',
      text: `If they may act on it, call ${helplines.emergency.phone.text} and stay until help arrives.`,
    },
    {
      title: 'Put dangerous things away',
      text: 'Put what they might use out of their reach, if you can do it safely.',
    },
    {
      title: 'Call together',
      text: 'Call a helpline together. You can also call first, on your own, and ask what to do.',
    },
    { title: 'Look after yourself', text: 'Tell someone you trust, and rest.' },
  ],
  treatment: 'Help him or her get treatment',
  refused:
    'If they say no and it isn’t urgent, stay in touch and ask again soon. If it is urgent, call 999 even if they don’t want you to. If you or they are under 18, tell an adult you trust.',
  urgent: {
    title: 'When it is urgent',
    text: `If they have hurt themselves, say they will end their life today or very soon, or have a way to do it with them, call ${helplines.emergency.phone.text} and stay with them.`,
    law: helplineFacts.noOffence,
  },
} as const
