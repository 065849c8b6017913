import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'src/README.md',
  'deploy/README.md',
  'tests/bench/README.md',
]

/** Backticks hold a file or folder of the project. */
const path =
  /`((?:\.ci|\.env\.example|src|tests|e2e|vite|deploy|supabase)(?:\/[\w./-]*)?|[\w-]+\.(?:md|ts|tsx|json))`/g

/** A passage about a folder names files in it. */
const shortNames = new Map([
  ['README.md', ['src/start']],
  ['src/README.md', ['src', 'src/start']],
])

/** `npm run build` writes them, so a fresh clone has none. */
const built = ['sbom.json', 'vercel.json', '_routes.json']

test.each(documents)('every file that %s names is there', (document) => {
  const folders = ['', dirname(document), ...(shortNames.get(document) ?? [])]
  const named = [...readFileSync(document, 'utf8').matchAll(path)].map(([, name = '']) => name)
  const missing = named
    .filter((name) => !built.includes(name))
    .filter((name) => !folders.some((folder) => existsSync(join(folder, name))))
  expect(missing).toEqual([])
})

test('every npm script that a document names is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
  )
  expect(named.filter((name) => !scripts[`${name}`])).toEqual([])
})

test('every file that a script loads by its address is there', () => {
  const missing = ['tests', 'e2e', 'vite', 'supabase'].flatMap((folder) =>
    sourceFiles(folder, /\.(?:ts|mjs)$/).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g)]
        .map(([, target = '']) => join(dirname(file), target))
        .filter((target) => !existsSync(target)),
    ),
  )
  expect(missing).toEqual([])
})

test('the lock file has every native package for all systems, not only for its writer’s', () => {
  type Locked = { optionalDependencies?: Record<string, string> }
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const locked = Object.keys(packages).map((folder) => folder.replace(/^.*node_modules\//, ''))
  const native = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  )
  expect(native.filter((name) => !locked.includes(name))).toEqual([])
})
