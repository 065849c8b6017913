import { resolve } from 'node:path'
import type { ViteBuilder } from 'vite'
import { stemFor } from './hosts/site-address.ts'

export type Chunks = ReturnType<typeof chunksOf>

export function chunksOf(built: Awaited<ReturnType<ViteBuilder['build']>>) {
  const files = 'output' in built ? built.output : []
  const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]))

  function chunkWith(module: string): string {
    const found = chunks.find(({ moduleIds }) => moduleIds.includes(resolve(module)))
    if (!found) throw new Error(`The build has no chunk of ${module}.`)
    return found.fileName
  }
  const isNamed = (file: string) =>
    file.endsWith('.woff2') && chunks.some(({ code }) => code.includes(file))
  /** Web fonts are compressed already, so these are plain bytes. */
  const fontBytes = (isWanted: (file: string) => boolean) =>
    files
      .flatMap((file) => (file.type === 'asset' && isNamed(file.fileName) ? [file] : []))
      .filter(({ fileName }) => isWanted(fileName))
      .reduce((total, { source }) => total + source.length, 0)
  const chunkFor = (path: string) => chunkWith(`src/pages/${stemFor(path)}-page.tsx`)

  return {
    chunkFor,
    scriptsFor(path: string, ...modules: string[]): string[] {
      const app = chunkWith('src/start/main.tsx')
      const scripts = new Set([app, chunkFor(path), ...modules.map(chunkWith)])
      // A set's iteration visits members added meanwhile.
      for (const script of scripts) imports.get(script)?.forEach((file) => scripts.add(file))
      return [...scripts]
    },
    fonts: fontBytes((file) => !file.includes('-folded')),
    /** The browser asks for them when something with their letters is opened. */
    foldedFonts: fontBytes((file) => file.includes('-folded')),
    stylesheet: files.find(({ fileName }) => fileName.endsWith('.css'))?.fileName,
  }
}
