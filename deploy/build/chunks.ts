import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stemFor } from './hosts/site-address.ts'

type Chunk = { file: string; imports: string[] }

/** Which scripts a page needs, out of Vite's manifest. */
export type Chunks = {
  /** The app's own script, the page's chunk, and all that they import; as paths within dist. */
  scriptsFor(path: string): string[]
  chunkFor(path: string): string
}

/** Reads the manifest and removes it: it is nothing for visitors. */
export async function readChunks(dist: string): Promise<Chunks> {
  const manifest: unknown = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  await rm(join(dist, '.vite'), { recursive: true })

  function chunk(name: string): Chunk {
    const found = isRecord(manifest) ? manifest[name] : undefined
    if (!isRecord(found) || typeof found.file !== 'string') {
      throw new Error(`The build has no chunk of ${name}.`)
    }
    const imports = Array.isArray(found.imports) ? found.imports : []
    return { file: found.file, imports: imports.filter((item) => typeof item === 'string') }
  }
  function collect(name: string, files: Set<string>): Set<string> {
    const { file, imports } = chunk(name)
    if (files.has(file)) return files
    files.add(file)
    for (const imported of imports) collect(imported, files)
    return files
  }
  return {
    scriptsFor: (path) => [...collect(pageName(path), collect('index.html', new Set()))],
    chunkFor: (path) => chunk(pageName(path)).file,
  }
}

function pageName(path: string): string {
  return `src/pages/${stemFor(path)}-page.tsx`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
