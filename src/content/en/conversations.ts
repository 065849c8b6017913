import { BRAND } from '../facts/company.ts'
import type { Meanings } from '../quoted/conversations.ts'

/** Words around the five sample conversations of content/quoted/conversations.ts, and their meaning. */
export const conversations = {
  lead: 'Five conversations we wrote as examples. The last is about suicide. You can skip it.',
  note: 'An example, not a real conversation.',
  speakers: { person: 'A person:', platform: `${BRAND.name}:` },
  /** Below the last line of a session, but not of the one about suicide. */
  ends: 'The session ends here. The recap stays.',
  stop: {
    title: 'Now it’s time to talk to a person.',
    text: 'The AI stops here. The numbers stay on the screen, and people answer them. If you are thinking of suicide, call Befrienders now. If you’re afraid you may act on it, call 999.',
  },
} as const

/** A line's meaning is null where the page's language says it. */
export const meanings = {
  zh: [
    'I never sleep well at night.',
    'Is it hard to fall asleep, or do you fall asleep and wake again?',
    'I wake at three, and then I think about the shop’s accounts.',
    'Does thinking about it at three leave you more tired?',
    'Yes. The more I think, the messier it gets.',
    'Shall we leave the accounts alone at night? Write them down, and look in the morning.',
    'My mum says the same. She tells me to sleep first.',
    'Then tonight, shall we do as your mum says?',
    'All right, all right. But the accounts are such a mess, do I have to write it all?',
    'Then write only what worries you most, and look in the morning. Lie down first. It doesn’t matter if you can’t sleep.',
  ],
  en: null,
  ms: [
    'I haven’t slept well in a long time.',
    'Since when?',
    'Since my father went into hospital. Everyone asks after him, nobody asks after me.',
    'Then I’ll ask. How are you today?',
    'Tired. But if I say so, it feels ungrateful.',
    'You can be tired, and still love your father.',
    'Hmm. I never thought of it that way.',
    'Tonight, is there anyone who could take over from you for a while?',
    'My older brother, maybe. But I feel bad asking.',
    'Text him, and ask for just one hour. In that hour, go and rest.',
  ],
  ta: [
    'I can’t sleep at night at all.',
    'How many days has it been like this?',
    'Two weeks. The STPM results are coming.',
    'When you think of the results, what comes first?',
    'My father’s face. He won’t say anything, but…',
    'What he doesn’t say, do you say it to yourself?',
    'Yes. Every day.',
    'Shall we try saying what’s inside out loud, once? Here, or to him.',
    'Not to him, I can’t right now. I’ll say it here.',
    'Begin with “Appa”, and one line is enough. I’m listening. Then you can lie down.',
  ],
  mixed: [
    'Today is really bad. I’m so stressed I can’t take it.',
    'What is heaviest right now?',
    'Everything. It feels as if there is no way left.',
    'Thank you for saying it. Are you thinking of ending your life?',
    'Sometimes.',
    'Thank you for telling me. You deserve a person right now, and I am an AI. Please call one of these numbers. You don’t have to carry this alone.',
  ],
} satisfies Meanings
