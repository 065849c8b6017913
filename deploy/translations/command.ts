import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languageIds, type LanguageId } from '../../src/languages.ts'
import { fromCsv, toCsv } from '../csv.ts'
import {
  accept,
  countLine,
  isBelow,
  standings,
  states,
  unfinishedWords,
  type Reviews,
  type Standing,
} from './review.ts'
import { glossaryOf } from './glossary.ts'
import { modulesOf, sentencesOf } from './sentences.ts'

const translated = languageIds.filter((id) => id !== 'en')

/** Answers a line a language, and the words that a strict build refuses. */
export function translationState(): { counts: string[]; unfinished: string[] } {
  const lists = translated.map((id) => [id, listOf(id)] as const)
  return {
    counts: lists.map(([id, list]) => countLine(id, list)),
    unfinished: lists.flatMap(([id, list]) => unfinishedWords(id, list)),
  }
}

export function run([option, language = '', ...rest]: string[]): void {
  const options: Record<string, (id: LanguageId, ...values: string[]) => void> = {
    '--accept': acceptWords,
    '--export': exportWords,
    '--import': importWords,
  }
  if (option === undefined) return printState()
  const id = translated.find((known) => known === language)
  const action = options[option]
  if (!id || !action) throw new Error(`${option} ${language}: CONTRIBUTING.md says what there is.`)
  action(id, ...rest)
}

function printState(): void {
  for (const id of translated) {
    const list = listOf(id)
    console.log(countLine(id, list))
    for (const { place, english, state } of list) {
      if (state === 'stale') console.log(`  ${place}: ${english}`)
    }
  }
}

/** `--accept ms safety checked 'Nur Aisyah'` means that she has read all of safety. */
function acceptWords(id: LanguageId, below = '', state = 'checked', who?: string): void {
  const reached = states.find((known) => known === state)
  if (!reached) throw new Error(`${state}: one of ${states.join(', ')}.`)
  const on = new Date().toISOString().slice(0, 10)
  const reviews = accept(listOf(id), reviewsOf(id), below, { state: reached, who, on })
  const lines = Object.entries(reviews).map(
    ([place, review]) => `  ${JSON.stringify(place)}: ${JSON.stringify(review)}`,
  )
  writeFileSync(reviewFile(id), `{\n${lines.join(',\n')}\n}\n`)
  console.log(countLine(id, listOf(id)))
}

/** `--export ms safety` writes safety.ms.csv and glossary.ms.csv. */
function exportWords(id: LanguageId, below = ''): void {
  const rows = listOf(id).filter(({ place }) => isBelow(place, below))
  const header = ['place', 'English', id, 'state']
  const file = `${below}.${id}.csv`
  writeFileSync(
    file,
    toCsv([header, ...rows.map((row) => [row.place, row.english, row.text, row.state])]),
  )
  const glossary = glossaryOf(id).map((word) => [
    word.term,
    word.use,
    word.never.join('; '),
    word.why,
  ])
  writeFileSync(`glossary.${id}.csv`, toCsv([['English', id, 'never', 'why'], ...glossary]))
  console.log(`${file}: ${rows.length} sentences; glossary.${id}.csv: ${glossary.length} words`)
}

/** `--import ms safety.ms.csv` prints changes, and the sentences that must be put in by hand. */
function importWords(id: LanguageId, file = ''): void {
  const current = new Map(listOf(id).map((sentence) => [sentence.place, sentence]))
  for (const [place = '', , text = ''] of fromCsv(readFileSync(file, 'utf8')).slice(1)) {
    const sentence = current.get(place)
    if (sentence?.text === text) continue
    const isPut = sentence && text.trim() !== '' && replaceIn(id, sentence, text.normalize('NFC'))
    console.log(`${isPut ? 'changed' : 'BY HAND'}: ${place}: ${text}`)
  }
}

function replaceIn(id: LanguageId, { place, text: old }: Standing, text: string): boolean {
  const file = contentFile(id, `${place.slice(0, place.indexOf('.'))}.ts`)
  const [before, after, ...more] = readFileSync(file, 'utf8').split(`'${old}'`)
  if (before === undefined || after === undefined || more.length > 0) return false
  writeFileSync(file, before + JSON.stringify(text) + after)
  return true
}

function listOf(id: LanguageId): Standing[] {
  return standings(sentencesOf(modulesOf('en')), sentencesOf(modulesOf(id)), reviewsOf(id))
}

function reviewsOf(id: LanguageId): Reviews {
  const reviews: Reviews = JSON.parse(readFileSync(reviewFile(id), 'utf8'))
  return reviews
}

function reviewFile(id: LanguageId): string {
  return contentFile(id, 'review.json')
}

function contentFile(id: LanguageId, name: string): string {
  return fileURLToPath(new URL(`../../src/content/${id}/${name}`, import.meta.url))
}
