import { ownStudies } from '../facts/studies.ts'
import { BRAND } from '../facts/company.ts'
import { helplines } from '../facts/helplines.ts'
import { siteStatus } from './claim-status.ts'
import { allWork } from '../facts/claims.ts'
import { isOpen } from '../facts/stage.ts'
import { owner } from '../owner.ts'
import type { AudienceId } from '../quoted/lines.ts'

const { emergency } = helplines
const {
  minimumAge,
  plans: [plan],
  sessionReaders,
} = owner
const isKept = allWork('encryption', 'servers')
/** The safety page says more (who-reads.ts). */
const ourTeam =
  sessionReaders === 'withConsent'
    ? 'Our team only if you say yes.'
    : `Our team, for analysis${!isOpen || allWork('rights') ? ', unless you opt out.' : '. You will be able to opt out.'}`

export const forUsers = {
  meta: {
    title: 'For you',
    description: `${BRAND.name} is AI therapy in your language, for students, working people and families in Malaysia. ${siteStatus} With numbers to call, day or night.`,
  },
  hero: {
    caption: 'For users',
    title: 'A place to talk, in\u00a0your\u00a0own\u00a0words, at\u00a0any\u00a0hour.',
    lead: `${BRAND.name} is AI therapy in your language, for students, working people and families in Malaysia. ${isOpen ? 'Start' : 'Once it opens, start'} anywhere. Half a sentence will do.`,
    learn: 'Learn How It Works',
  },
  helplines: {
    text: 'People answer these helplines. You can call when you feel alone or can’t sleep, even if it isn’t an emergency.',
    now: 'Now in Kuala Lumpur:',
    write: 'Can’t speak? Write instead',
    checked: 'Does someone check your phone?',
    exercise:
      'Can’t switch off? Write tomorrow down, each thing with its first small step. Then put the list away until morning.',
  },
  audiences: {
    title: 'Who it’s for',
    list: {
      students: {
        name: 'Students and youth',
        text: 'Results come out tomorrow, and your worry feels too small to wake anyone for. It isn’t too small to talk about. You end with one thing to try before you sleep.',
      },
      professionals: {
        name: 'Busy professionals',
        text: 'You’re still in the car park, and need a few minutes before you go up. It asks which part is loudest, and you start there.',
      },
      everyone: {
        name: 'Everyday Malaysians',
        text: `Your mother is asleep, and you don’t want to worry her. Telling nobody is hard, too. ${isOpen ? 'You' : `Once ${BRAND.name} opens, you`} can find the words here, then say them to her or to someone else you trust.`,
      },
    },
  },
  benefits: {
    title: 'Benefits',
    hours: {
      title: 'Available 24/7',
      text: 'It answers when the worry comes, after a night shift too. The recap keeps what you noticed.',
    },
    languages: {
      title: 'Your own language',
      text: 'English, Malay, Mandarin, Tamil, or the mix you use with friends.',
    },
    ways: {
      title: 'Chat, audio or video',
      text: 'Type when someone might hear you, and speak when nobody can.',
    },
    privacy: {
      title: 'Private and secure',
      text: isKept
        ? 'Your words travel encrypted and stay in Malaysia. [See who can read them](readers)'
        : 'Your words will be encrypted and kept in Malaysia. [See who can read them](readers)',
    },
  },
  questions: {
    title: 'Six honest answers',
    list: {
      person: {
        ask: 'Is it a real person?',
        answer: 'No. It’s an AI, and it says so. People answer [the lines below](openToday).',
      },
      readers: {
        ask: 'Who reads what I say?',
        answer: `The two AIs, to answer you and watch for danger. ${ourTeam} Your clinician or counsellor and the authorities only [in the cases listed here](readers). Your university or employer can’t read it, and is told that you’re in danger only if its agreement says so. Someone who opens your phone may see your browser history. [How to clear it](leaving)`,
      },
      help: {
        ask: 'Does it help?',
        answer:
          ownStudies.length > 0
            ? '[What our own research found, and what other teams found](studies)'
            : isOpen
              ? 'We keep testing it. [What other teams found](studies)'
              : 'Our trials are finding out. In a US trial supervised by clinicians, four weeks with another team’s AI eased depression more than waiting did. [What other teams found](studies)',
      },
      cost: {
        ask: 'What does it cost?',
        answer: plan
          ? `From ${plan.price}. Every plan is listed before you sign up.`
          : isOpen
            ? 'You see every price before you sign up.'
            : 'It opens when our trials show that it is safe and that it helps. You’ll see every price before you sign up. Until then there is nothing to pay.',
      },
      age: {
        ask: 'Am I old enough?',
        answer: `${minimumAge ? `From ${minimumAge}.` : isOpen ? 'There is a minimum age.' : 'We’ll publish the minimum age before sign-ups open.'} You can call a helpline at any age. [If\u00a0it’s\u00a0your\u00a0child](child)`,
      },
      treatment: {
        ask: 'I see a therapist, or take medicine. What then?',
        answer: `Keep both, as your doctor says. ${BRAND.name} replaces neither, and doesn’t diagnose or prescribe.`,
      },
    },
    danger: `Call [${emergency.phone.text}](emergency) if you’re in danger or afraid you’ll hurt or kill yourself. The AI can’t help in an emergency.`,
  },
} as const

/** What the three people say, where the page is in another language. */
export const audienceMeanings: Record<AudienceId, string | null> = {
  students: 'Results come out tomorrow. I can’t sleep.',
  professionals: null,
  everyone: 'If I tell Mum, she’ll only worry again.',
}
