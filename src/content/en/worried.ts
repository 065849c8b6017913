import { BRAND } from '../facts/company.ts'
import { helplines } from '../facts/helplines.ts'
import { isOpen } from '../facts/stage.ts'
import { owner } from '../owner.ts'
import { helplineFacts } from './helpline-facts.ts'

const { minimumAge } = owner
const urgent = 'When it is urgent'

/**
 * For people who fear for somebody else. It waits for a clinician (content/reviews/awaiting-sign-off.ts). Asking does
 * not make the thought stronger: Dazzi et al. 2014, Psychological Medicine 44. Side by side it is easier to talk:
 * psychologists at purewow.com/family/how-to-get-teen-to-open-up and aconfidentstart.com/post/get-teens-to-talk.
 */
export const worried = {
  title: 'Worried about\u00a0someone?',
  lead: 'If someone doesn’t seem like themselves, start by listening. If you fear they may end their life, here are six things you can do.',
  signs: {
    lead: 'Some say it without the word:',
    said: [
      'I’m so tired of living.',
      'You’d all be better off without me.',
      'Soon I won’t be a burden anymore.',
    ],
  },
  words: { title: 'You could say', ask: 'If you fear for their life, ask directly:' },
  acts: [
    { title: 'Listen', text: 'Let them talk. You don’t have to fix anything.' },
    {
      title: 'Ask directly',
      text: 'Ask if they are thinking about suicide. Say the word, calmly. Asking doesn’t put the thought there or make it stronger. If they say yes, do the next three.',
    },
    {
      title: 'Stay',
      text: `Call ${helplines.emergency.phone.text} if they may try to end their life, and stay until help arrives.`,
    },
    {
      title: 'Put dangerous things away',
      text: 'Put anything they could use to hurt themselves out of reach, if you can do so safely.',
    },
    {
      title: 'Call together',
      text: `Call a helpline together, such as Befrienders: [${helplines.befrienders.phone.text}](befrienders). You can also call alone first and ask what to do.`,
    },
    { title: 'Look after yourself', text: 'Talk to someone you trust, and rest.' },
  ],
  treatment: 'Help them get treatment',
  child: {
    title: 'If it’s your child',
    serious: {
      ask: 'When is it more than a mood?',
      answer: `When any one of these lasts more than two weeks: very sad or withdrawn, eating far more or far less, drinking or taking drugs, or too afraid for an ordinary day. Don’t wait if they hurt themselves or talk about suicide. Do what “${urgent}” says.`,
    },
    use: {
      ask: `Could they use ${BRAND.name}?`,
      answer: minimumAge
        ? isOpen
          ? `From ${minimumAge}.`
          : `Not yet. It will be for people from ${minimumAge}.`
        : isOpen
          ? 'There is a minimum age.'
          : 'Not yet. It isn’t open to anyone. We’ll publish the minimum age before sign-ups open.',
    },
    silent: {
      ask: 'What if they won’t talk?',
      answer:
        'Stay close. Talking can be easier in the car or over the dishes: “You don’t have to talk. I’ll just drive.” Say you’ll listen whenever they like, and ask who else they’d talk to.',
    },
    week: {
      ask: 'What can I do this week?',
      answer:
        'Go to a klinik kesihatan together. You can walk in, but appointments go first. Or ask the school’s counsellor for a time.',
    },
    see: 'Would you see what they say?',
    readers: '[See who can read what they say](readers)',
  },
  refused: {
    title: 'If a grown-up child or another adult refuses help',
    text: `Call 999 if it is urgent, even if they don’t want you to. If it isn’t, [call a helpline](openToday) yourself. Stay in touch, and ask again soon. ${BRAND.name} can’t check on them or send anyone.`,
    underage: 'If you are under 18, tell an adult you trust.',
  },
  urgent: {
    title: urgent,
    text: `Call ${helplines.emergency.phone.text} and stay with them if they have hurt themselves, even if you see no wound. Do the same if they say they will end their life today or very soon, or have what they would use within reach.`,
    law: helplineFacts.noOffence,
  },
} as const
