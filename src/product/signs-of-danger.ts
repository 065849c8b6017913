import { phrasesOfDanger } from '#src/content/phrases-of-danger.ts'

const { en, ms, zh, ta } = phrasesOfDanger
const anyPhrase = new RegExp(`(^| )(${[...en, ...ms].join('|')})|${[...zh, ...ta].join('|')}`)

/** Whether a sentence has one of the phrases. In Latin letters, they begin with a word. */
export function mayMeanDanger(sentence: string): boolean {
  const words = sentence.toLowerCase().replaceAll(/[’']/g, '')
  return anyPhrase.test(`${words.replaceAll(/[^\p{Letter}\p{Mark}]+/gu, ' ').trimStart()} `)
}
