import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import sharp from 'sharp'
import { editions } from '#src/content/en/editions.ts'
import { keysOf } from '#src/keys-of.ts'
import { copySite } from '../integration/copied-site.ts'
import { newEdition, ownStudy, ownStudysWords, secondOwner, secondOwnersWords } from './owner.ts'

/** Copies the site and fills in the second owner's files, as she would; returns its folder. */
export async function copySecondSite(): Promise<string> {
  const site = copySite()
  const content = join(site, 'src/content')
  const change = (file: string, pattern: RegExp, text: string) => {
    const before = readFileSync(join(content, file), 'utf8')
    if (!pattern.test(before)) throw new Error(`${file} has no ${pattern}.`)
    writeFileSync(
      join(content, file),
      before.replace(pattern, () => text),
    )
  }

  change('owner.ts', /(?<=: Owner = )\{.*?\n\}\n/s, written(secondOwner))
  change('facts/studies.ts', /(?<=export const studies = \{\n)/, named('sample', ownStudy))
  for (const id of keysOf(secondOwnersWords)) {
    const words = named('sample', ownStudysWords[id])
    change(`${id}/studies.ts`, /(?<=export const studyWords = \{\n)/, words)
    change(
      `${id}/owners-words.ts`,
      /(?<=: OwnersWords = )\{.*?\n\}\n/s,
      written(secondOwnersWords[id]),
    )
    for (const text of newEdition[id] ? keysOf(editions) : []) {
      const { inForceSince } = editions[text][0]
      const edition = inspect({ version: '2.0', inForceSince, changed: newEdition[id] })
      change(`${id}/editions.ts`, new RegExp(`  ${text}: \\[\n`), `  ${text}: [${edition},\n`)
    }
  }

  mkdirSync(join(site, 'public/press'), { recursive: true })
  for (const name of Object.values(secondOwner.pressKit))
    writeFileSync(join(site, 'public/press', name), '')
  // As large as a phone's.
  const [width, height] = [3024, 4032]
  const photo = sharp({ create: { width, height, channels: 3, background: '#7a5c4f' } })
  await photo.jpeg().toFile(join(site, 'public/team/sample.jpg'))
  return site
}

/** The first entry of an object in a file. */
function named(name: string, value: object): string {
  return `  ${name}: ${inspect(value, { breakLength: Infinity })},\n`
}

function written(value: object): string {
  return `${inspect(value, { depth: null, maxArrayLength: null, maxStringLength: null, breakLength: 80, compact: false })}\n`
}
