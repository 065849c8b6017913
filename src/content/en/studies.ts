import { studies } from '../studies.ts'

const { heinz, kuta, karyotaki, lim, tan } = studies

/** The research page names these studies; each says in a line its trial, its result and its open question. */
export const studyWords = {
  heinz: {
    tried: `Generative AI as therapist: ${heinz.people} US adults, ${heinz.weeks} weeks; half waited.`,
    found: 'Depression and anxiety eased more than with waiting.',
    limit: 'Clinicians watched and could step in.',
  },
  kuta: {
    tried: `A therapy AI, ChatGPT or neither: ${kuta.people} people, ${kuta.weeks} weeks.`,
    found: 'Both AIs eased depression. The therapy AI did no better than ChatGPT.',
    limit: 'A first trial; the change was too small to matter much.',
  },
  karyotaki: {
    tried: `Therapy programmes online: ${karyotaki.trials} trials, ${karyotaki.people} people.`,
    found: 'They help. Beyond mild depression, a person as guide helps more.',
    limit: 'No AI in them, and mostly rich countries.',
  },
  lim: {
    tried: `Therapy by text in Malaysia: ${lim.people} students, doctors and staff, ${lim.months} months.`,
    found: 'Less depression and anxiety than without it.',
    limit: 'People wrote the answers, not an AI. One university.',
  },
  tan: {
    tried: `A mood app beside usual care in Malaysia: ${tan.people} patients, ${tan.weeks} weeks.`,
    found: 'No difference to usual care alone.',
    limit: 'Too small to settle it.',
  },
  moore: {
    tried: 'Public AI models and “therapy” bots, in played conversations.',
    found: 'They showed stigma, missed hints of suicide and agreed with delusions.',
    limit: 'Played, not lived; newer models did no better.',
  },
} as const
