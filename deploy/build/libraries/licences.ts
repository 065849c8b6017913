import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const packageFolder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/** Writes licences.txt: what the built files contain of others, with the texts that must go with it. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_, bundle) {
      const sources = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames,
      )
      const folders = sources.flatMap((source) => packageFolder.exec(resolve(source))?.[0] ?? [])
      const texts = await Promise.all([...new Set(folders)].toSorted().map(licenceOf))
      const source = `The site contains these packages.\n\n${texts.join('\n\n')}\n`
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
    },
  }
}

async function licenceOf(folder: string): Promise<string> {
  const { name, version, license }: Record<string, string> = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  )
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry))
  const text = file
    ? await readFile(join(folder, file), 'utf8')
    : 'The package brings no text of it.'
  return `== ${name} ${version}: ${license}\n\n${text.trim()}`
}
