import { BRAND } from '../facts/company.ts'
import { allWork, statusOf } from '../facts/claims.ts'
import { isOpen } from '../facts/stage.ts'
import { siteStatus } from './claim-status.ts'
import { product } from './product.ts'

export const howItWorks = {
  meta: {
    title: 'How it works',
    description: `${BRAND.name} is AI therapy in your language, for people in Malaysia. See the six steps and read five example conversations. ${siteStatus}`,
  },
  hero: {
    title: `How ${BRAND.name} works, in six steps.`,
    lead: 'It’s AI therapy in your language, for people in Malaysia. You say what’s wrong, it asks one short question at a time, and you stop when you like. You end with one thing to try tonight, and a recap to keep.',
    /** Says of which steps the screens are only drawn; nothing once all of them are there. */
    note: isOpen
      ? allWork('account')
        ? ''
        : 'Steps 1, 2 and 6 are planned. Screens and words are examples.'
      : 'Steps 3 to 5 are in our trials. The other steps, and the record for your clinician or counsellor, are planned. Screens and words are examples.',
    method: (approach: string, minutes: number) =>
      `It works with ${approach}; a session takes about ${minutes} minutes.`,
    read: 'Read an example conversation',
    study: 'Ask to join a study',
    /** The subject that the contact form begins with. */
    subject: 'Taking part in research',
  },
  steps: {
    plan: {
      title: 'Pick your plan.',
      text: 'You see every plan and its price before you sign up.',
    },
    account: {
      title: 'Create your account.',
      text: 'Sign up with email. Set your language and availability preferences: the times that suit you.',
    },
    needs: {
      title: 'Tell us what you need.',
      text: `Your goals or concerns, in one sentence. ${BRAND.name} starts from there.`,
    },
    session: {
      title: 'Start a session.',
      text: 'You talk with an AI by chat, audio or video, in any mix of languages. It asks short questions, then offers one thing to try before you sleep.',
    },
    'follow-up': {
      title: 'Stay on track.',
      text: `After each session: recaps, reminders, tools. A recap says what weighs on you, what you noticed, and one thing for tonight. Your clinician or counsellor ${statusOf('clinicians') === 'planned' ? 'will get' : 'gets'} a short record, if you agree.`,
    },
    change: {
      title: 'Adjust anytime.',
      text: 'Change your plan, preferences or schedule whenever you like. What you change is undone and woven again.',
    },
  },
  /** What stands on the six screens. Plain, songket and pua are weaves: the plans have no names yet. */
  screens: {
    plan: {
      choose: 'Choose a weave. In the cloth, it stands for your plan.',
      weaves: { plain: 'Plain', songket: 'Songket', pua: 'Pua' },
      price: 'Plans and prices will appear here.',
    },
    account: {
      languages: 'Languages you think in',
      atLeastOne: 'Choose at least one language.',
      times: 'Times that suit you',
      time: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', night: 'Night' },
      note: 'It answers at any hour. This is for reminders.',
    },
    needs: {
      label: 'What brings you here?',
      stitches: 'A letter is a stitch. Another language, another yarn.',
      privacy: product.ownSentence.privacy,
      help: product.ownSentence.help,
    },
    session: {
      ways: 'Chat, audio or video',
      suicide: 'About suicide, in mixed languages',
      warning: 'This conversation is about suicide. It ends with people to call. You can skip it.',
      read: 'Read it',
    },
    followUp: {
      /** Names the conversation that the recap belongs to. */
      of: {
        end: (language: string) => `How the example in ${language} ends`,
        read: (language: string) => `From the example you read, in ${language}`,
      },
      readOn: 'Read on',
      reminders: 'Remind me tomorrow at 9 p.m.',
      /** What each conversation's recap advises for tonight, in its words. */
      tools: {
        zh: 'Tool: write the accounts down',
        en: 'Tool: write tomorrow down',
        ms: 'Tool: ask your brother to take over',
        ta: 'Tool: say it out loud once',
      },
      noRecap: 'After this conversation there is no recap. The numbers stay on the screen.',
      another: 'Read another conversation',
    },
    change: {
      weave: 'Your plan’s weave',
      languages: 'Languages',
      times: 'Times',
      reminders: 'Reminders',
      done: 'Undone and woven again.',
    },
  },
  whole: {
    title: 'One cloth, six steps.',
    text: 'What you chose and typed here is in it. We don’t receive or keep it: reload the page, and it’s gone.',
    keeping: {
      keep: 'Keep this cloth',
      note: 'A picture of stitches, without words. It’s made on this device, and nothing is sent.',
      saved: 'Look in your downloads.',
      failed: 'The picture couldn’t be saved. Please try again.',
    },
  },
  differences: {
    title: 'What we do differently',
    local: {
      title: 'Made for local life',
      text: 'Built around exam season, balik kampung and the fear of what your aunt will say, so you have less to explain.',
    },
    crisis: {
      title: 'A second AI that only watches for danger',
      text: 'It reads along for signs that you may not be safe. If either AI finds one, the AI stops, and 999 and the helplines stay on your screen. If you’re in danger, call [999](emergency). Don’t wait for the AI, which can miss a sign.',
      more: 'What happens if you’re in danger',
    },
    trials: {
      title: 'Tested in Malaysia first',
      text: 'It’s made for people here, so it has to prove itself with people here.',
      steps: { trials: 'Research trials', validation: 'Clinical validation' },
    },
  },
  close: {
    title: 'Is it for you?',
    learn: 'Learn More',
  },
} as const
