import { expect, test } from 'vitest'
import { facts } from '#src/content/fact-sheet.ts'
import { register } from '#src/content/register.ts'
import { studies } from '#src/content/studies.ts'
import { languageIds } from '#src/languages.ts'
import { modulesOf, sentencesOf } from '../../deploy/translations/sentences.ts'
import { numerals } from './numbers-in.ts'

const counted = {
  'research.research.evidence.studies': Object.keys(studies).length,
  'fact-sheet.factSheet.text': facts.length,
  'register.registerWords.text': Object.values(register).filter(({ evidence }) => evidence).length,
}

test.for(languageIds)('a list that is counted in words has as many entries, in %s', (id) => {
  const sentences = sentencesOf(modulesOf(id))
  for (const [place, count] of Object.entries(counted)) {
    expect.soft(sentences.get(place), `${place}: ${count}`).toMatch(numerals[id][count] ?? '?')
  }
})
