import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stemFor } from './site-address.ts'

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
  const names = isRecord(manifest) ? Object.keys(manifest) : []
  const circle = findCircle(new Map(names.map((name) => [name, chunk(name).imports])))
  // The loader asks for all scripts at once: in a circle it is chance which runs first.
  if (circle) throw new Error(`Chunks import each other in a circle: ${circle.join(' → ')}.`)
  return {
    scriptsFor: (path) => [...collect(pageName(path), collect('index.html', new Set()))],
    chunkFor: (path) => chunk(pageName(path)).file,
  }
}

/** The names along a circle of imports, or undefined when there is none. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const cleared = new Set<string>()
  function follow(name: string, path: readonly string[]): string[] | undefined {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (cleared.has(name)) return undefined
    for (const imported of imports.get(name) ?? []) {
      const circle = follow(imported, [...path, name])
      if (circle) return circle
    }
    cleared.add(name)
    return undefined
  }
  for (const name of imports.keys()) {
    const circle = follow(name, [])
    if (circle) return circle
  }
  return undefined
}

function pageName(path: string): string {
  return `src/pages/${stemFor(path)}-page.tsx`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
