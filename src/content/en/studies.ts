import { peopleIn, studies } from '../studies.ts'

const { heinz, kuta, karyotaki, lim, tan } = studies

/** The research page says of each study what it tried, found and left open, and in short beside its drawing, where author and year are the subject. */
export const studyWords = {
  heinz: {
    inShort: `tested an AI with ${heinz.people} people.`,
    tried: `About half of ${heinz.people} adults in the US used a generative AI as their therapist for ${heinz.weeks} weeks, and the others waited.`,
    found: 'Depression and anxiety eased more in people who used the AI than in those who waited.',
    limit: 'Clinicians watched the conversations and could step in.',
  },
  kuta: {
    inShort: `tested two AIs with ${kuta.people} people.`,
    tried: `For ${kuta.weeks} weeks, some of the ${kuta.people} people used a therapy AI, some used ChatGPT and some used neither.`,
    found: 'Both AIs eased depression. The therapy AI did no better than ChatGPT.',
    limit: 'This was a first test, and depression eased too little to make much difference.',
  },
  karyotaki: {
    inShort: `pooled data from ${peopleIn('karyotaki')} people in online therapy.`,
    tried: `The authors combined ${karyotaki.trials} studies of online therapy programmes with ${peopleIn('karyotaki')} people.`,
    found:
      'The programmes eased depression. People with more than mild depression did better when someone guided them.',
    limit: 'The programmes used no AI, and most were tested in rich countries.',
  },
  lim: {
    inShort: `tested text therapy with ${lim.people} people.`,
    tried: `About half of ${lim.people} students, doctors and staff in Malaysia had therapy by text for ${lim.months} months.`,
    found: 'People who had the therapy were less depressed and anxious than those who didn’t.',
    limit:
      'People, not an AI, wrote the messages, and everyone who took part came from one university.',
  },
  tan: {
    inShort: `tested a mood app with ${tan.people} people.`,
    tried: `${tan.people} patients in Malaysia had usual care for ${tan.weeks} weeks. Half of them also used a mood app.`,
    found: 'People who used the app did no better than those who didn’t.',
    limit: 'The study was too small to settle whether such an app helps.',
  },
  moore: {
    inShort: 'tested AIs, and no people took part.',
    tried: 'Researchers held test conversations with public AI models and “therapy” bots.',
    found:
      'The AIs showed stigma, missed hints of suicide and agreed with delusions. Newer AIs did no better than older ones.',
    limit: 'The conversations weren’t real.',
  },
} as const
