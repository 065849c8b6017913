import { expect, test } from 'vitest'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { localizedPath, type LanguageId } from '../../src/languages.ts'
import { readBuilt } from './built-site.ts'

/** Licences that allow use in a closed product if their text is included. */
const allowed = ['MIT', 'ISC', '0BSD', 'OFL-1.1']

const latin = '@fontsource/hedvig-letters-serif'
const otherFonts: Partial<Record<LanguageId, string>> = { ta: '@fontsource/noto-serif-tamil' }

test.each(publishedLanguages)('lists the licence of every package in the site in %s', (id) => {
  const text = readBuilt(localizedPath(id, '/licences.txt').slice(1))
  const listed = [...text.matchAll(/^## (\S+) - \S+ \((.+)\)$/gm)].map(([, name, licence]) => ({
    name,
    licence,
  }))
  expect(listed.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'react-dom', otherFonts[id] ?? latin]),
  )
  expect(listed.filter(({ licence }) => !allowed.includes(`${licence}`))).toEqual([])
  expect(text.match(/^## /gm)).toHaveLength(listed.length)
  expect(text).toContain('SIL OPEN FONT LICENSE')
})
