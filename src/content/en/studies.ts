import { BRAND } from '../facts/company.ts'
import { peopleIn, studies } from '../facts/studies.ts'

const { heinz, kuta, karyotaki, lim, tan } = studies

/** The research page says of each study what it found, its limit, and what it means for how we build. */
export const studyWords = {
  karyotaki: {
    found: `In ${karyotaki.trials} trials with ${peopleIn('karyotaki')} people, online programmes eased depression. With more than mild depression, people did better when someone guided them.`,
    limit: 'No AI, and mostly rich countries.',
    meaning: `${BRAND.name} works alongside therapists, not instead of them.`,
  },
  lim: {
    found: `About half of ${lim.people} students, doctors and staff in Malaysia had therapy by text for three months. Their depression and anxiety eased more.`,
    limit: 'People wrote the messages, at one university.',
  },
  tan: {
    found: `${tan.people} patients in Malaysia. A mood app beside usual care made no difference in four weeks.`,
    limit: 'Too small to settle the question.',
    meaning: 'Malaysia needs its own studies, and we run them here.',
  },
  moore: {
    found:
      'In test conversations, AI models, newer ones too, showed stigma, missed hints of suicide and agreed with delusions.',
    limit: 'The conversations weren’t real.',
    meaning: 'A second AI has one task: to look for danger.',
  },
  kuta: {
    found: `${kuta.people} people, three weeks. A therapy AI and ChatGPT both eased depression. The therapy AI did no better.`,
    limit: 'A first test, and a small effect.',
  },
  heinz: {
    found: `${heinz.people} adults in the US. Four weeks with a generative AI eased depression and anxiety more than waiting did.`,
    limit: 'Clinicians watched and could step in.',
  },
} as const
