import { BRAND } from '../facts.ts'
import type { Meanings } from '../quoted/voices.ts'

/** These words surround the five sample exchanges of content/quoted/voices.ts, and give their meaning. */
export const voices = {
  title: 'Pick a voice',
  lead: 'Five short talks, the way they might go at home in Kuala Lumpur, Ipoh or Klang. The fifth mixes languages, and shows what is meant to happen when someone is in danger.',
  note: 'An example, not a real conversation.',
  skip: 'Skip the voices',
  speakers: { person: 'A person:', platform: `${BRAND.name}:` },
  stop: {
    title: 'Here the talk stops.',
    text: 'What stays on the screen are numbers where a person answers. If this is you, call one of them now.',
  },
} as const

/** A line's meaning is null where the page's language says it. */
export const meanings = {
  zh: [
    'I never sleep well at night.',
    'Is it falling asleep, or waking up again?',
    'I wake at three, and then I think about the shop’s accounts.',
    'Thinking of it at three, does it leave you more tired?',
    'Yes. The more I think, the messier it gets.',
    'Then shall three o’clock be without accounts? Write it down, look in the morning.',
    'My mother says so too: sleep first.',
    'Can you hear her say it tonight?',
  ],
  en: null,
  ms: [
    'I haven’t slept well in a long time.',
    'Since when?',
    'Since my father went into hospital. Everyone asks after him, nobody asks after me.',
    'Then I’ll ask. How are you today?',
    'Tired. But if I say so, it feels ungrateful.',
    'You can be tired and love your father, both at once.',
    'Hmm. I never thought of it that way.',
    'Tonight, is there anyone who could take over from you for a while?',
  ],
  ta: [
    'I can’t sleep at night at all.',
    'How many days has it been like this?',
    'Two weeks. The exam results are coming.',
    'When you think of the results, what comes first?',
    'My father’s face. He won’t say anything, but…',
    'What he doesn’t say, do you say it to yourself?',
    'Yes. Every day.',
    'Shall we try saying it out loud once? Here, or to him.',
  ],
  mixed: [
    'Today is bad. So much pressure, I can’t take it.',
    'What is heaviest right now?',
    'Everything. It feels as if there is no way left.',
    'Thank you for saying it. Are you thinking of ending your life?',
    'Sometimes.',
    'Thank you for telling me. This needs a person, not me. Please call one now. You don’t have to carry this alone.',
  ],
} satisfies Meanings
