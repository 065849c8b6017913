import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepEarlierFiles } from '../../deploy/build/earlier-files.ts'
import { makeAside } from '../../deploy/build/make-aside.ts'

const isText = /\.(?:html|js|css|json|txt)$|\/_(?:headers|caddy)$/
/** Once the files are varied, these would no longer fit them. */
const isDerived = /\.(?:br|gz)$|\/releases\.json$/

/**
 * Puts a release into a folder: the built site with other names for its hashed files and other
 * styles, so that nothing of one release fits another.
 */
export function putRelease(built: string, place: string, number: number): Promise<void> {
  return makeAside(place, async (aside) => {
    copySite(built, aside)
    vary(aside, number)
    await keepEarlierFiles(aside, place)
  })
}

/** Makes a release that is refused when it is complete. */
export function putRefused(built: string, place: string): Promise<void> {
  return makeAside(place, async (aside) => {
    copySite(built, aside)
    writeFileSync(join(aside, 'index.html'), 'refused')
    throw new Error('Over budget.')
  })
}

function copySite(built: string, aside: string): void {
  cpSync(built, aside, { recursive: true, filter: (file) => !isDerived.test(file) })
}

function vary(site: string, number: number): void {
  const hashed = readdirSync(join(site, 'assets'))
  const renamed = new Map(hashed.map((name) => [name, name.replace(/(?=\.\w+$)/, `_${number}`)]))
  for (const [before, after] of renamed)
    renameSync(join(site, 'assets', before), join(site, 'assets', after))

  const policy = new Map<string, string>()
  const texts = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((name) => join(site, name))
    .filter((file) => isText.test(file))
  for (const file of texts) {
    const before = readFileSync(file, 'utf8')
    const after = before
      .replaceAll(/[\w.-]+\.(?:js|css|woff2)\b/g, (name) => renamed.get(name) ?? name)
      .replaceAll(/(?<=<style>)(.*?)(?=<\/style>)/gs, (styles) => {
        const other = `${styles}/*${number}*/`
        policy.set(hash(styles), hash(other))
        return other
      })
    if (after !== before) writeFileSync(file, after)
  }
  for (const file of ['_headers', '_caddy'].map((name) => join(site, name))) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replaceAll(/sha256-[\w+/=]+/g, (old) => policy.get(old) ?? old),
    )
  }
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
