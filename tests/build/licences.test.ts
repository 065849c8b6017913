import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addressIn, languageIds, type LanguageId } from '../../src/languages.ts'
import { readBuilt } from './built-site.ts'

/** Licences that allow use in a closed product if their text is included. */
const allowed = ['MIT', 'ISC', '0BSD', 'OFL-1.1']

const latin = '@fontsource/hedvig-letters-serif'
const otherFonts: Partial<Record<LanguageId, string>> = { ta: '@fontsource/noto-serif-tamil' }

test.each(languageIds)('lists the licence of every package in the site in %s', (id) => {
  const text = readBuilt(addressIn(id, '/licences.txt').slice(1))
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

test('names each package and its licence in the bill of materials', () => {
  const { scripts, dependencies, devDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const [command = '', ...options] = scripts.postbuild.split(' > ')[0].split(' ')
  const { components }: { components: { name: string; version: string; licenses?: object[] }[] } =
    JSON.parse(
      execFileSync(command, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  // A dependency may need its own version of a package.
  const present = components.map(({ name, version }) => `${name} ${version}`)
  const exact = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, wanted]: [string, unknown]) => /^\d/.test(String(wanted)),
  )
  expect(present).toEqual(
    expect.arrayContaining(exact.map(([name, wanted]) => `${name} ${String(wanted)}`)),
  )
  expect(components.filter(({ licenses }) => !licenses).map(({ name }) => name)).toEqual([])
})
