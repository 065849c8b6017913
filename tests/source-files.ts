import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type ESTree } from 'vite'

/** Lists TypeScript by default; paths begin at the project's root. */
export function sourceFiles(folder: string, ending = /\.tsx?$/): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file))
    .toSorted()
}

export function syntaxTree(file: string): ESTree.Program {
  return parseSync(file, readFileSync(file, 'utf8')).program
}
