import { peopleIn, studies } from '../studies.ts'

const { heinz, kuta, karyotaki, lim, tan } = studies

/** The research page says of each study what it tried, found and left open, and names it in short beside its drawing. */
export const studyWords = {
  heinz: {
    inShort: `Therapy AI, ${heinz.people} people`,
    tried: `About half of ${heinz.people} US adults used a generative AI as therapist for ${heinz.weeks} weeks. The others waited.`,
    found: 'Depression and anxiety eased more than with waiting.',
    limit: 'Clinicians watched and could step in.',
  },
  kuta: {
    inShort: `Two AIs or neither, ${kuta.people} people`,
    tried: `${kuta.people} people used a therapy AI, ChatGPT or neither for ${kuta.weeks} weeks.`,
    found: 'Both AIs eased depression. The therapy AI did no better than ChatGPT.',
    limit: 'It was a first trial, and the change was too small to matter much.',
  },
  karyotaki: {
    inShort: `Online, no AI, ${peopleIn('karyotaki')} people`,
    tried: `${karyotaki.trials} trials tested online therapy programmes with ${peopleIn('karyotaki')} people.`,
    found: 'The programmes helped. Beyond mild depression, a person as guide helped more.',
    limit: 'They used no AI, and ran mostly in rich countries.',
  },
  lim: {
    inShort: `By text in Malaysia, ${lim.people} people`,
    tried: `Among ${lim.people} students, doctors and staff in Malaysia, about half had therapy by text for ${lim.months} months.`,
    found: 'They were less depressed and anxious than those without it.',
    limit: 'People wrote the answers, not an AI, and only at one university.',
  },
  tan: {
    inShort: `Mood app in Malaysia, ${tan.people} people`,
    tried: `${tan.people} patients in Malaysia had usual care for ${tan.weeks} weeks. Half of them used a mood app as well.`,
    found: 'There was no difference between the two groups.',
    limit: 'The trial was too small to settle it.',
  },
  moore: {
    inShort: 'Public AI models, no people',
    tried: 'Researchers held test conversations with public AI models and “therapy” bots.',
    found: 'The AIs showed stigma, missed hints of suicide and agreed with delusions.',
    limit: 'These were test conversations, not real ones. Newer models did no better.',
  },
} as const
