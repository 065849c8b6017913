import { expect, test } from 'vitest'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { localizedPath } from '../../src/languages.ts'
import { readBuilt } from './built-site.ts'

/** Licences that allow use in a closed product if their text is included. */
const allowed = ['MIT', 'ISC', '0BSD', 'OFL-1.1']

/** Every language has letters of each: English quotes the others. */
const fonts = [
  '@fontsource/hedvig-letters-serif',
  '@fontsource-variable/plus-jakarta-sans',
  '@fontsource-variable/noto-sans-tamil',
  '@fontsource-variable/noto-serif-tamil',
  '@fontsource/noto-serif-sc',
]

test.each(publishedLanguages)(
  'lists the licence of every package and font in the site in %s',
  (id) => {
    const text = readBuilt(localizedPath(id, '/licences.txt').slice(1))
    const listed = [...text.matchAll(/^## (\S+) - \S+ \((.+)\)$/gm)].map(([, name, licence]) => ({
      name,
      licence,
    }))
    expect(listed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['react', 'react-dom', ...fonts]),
    )
    expect(listed.filter(({ licence }) => !allowed.includes(`${licence}`))).toEqual([])
    expect(text.match(/^## /gm)).toHaveLength(listed.length)
    expect(text).toContain('SIL OPEN FONT LICENSE')
  },
)
