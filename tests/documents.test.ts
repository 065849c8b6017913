import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'src/README.md',
  'src/weave/README.md',
  'deploy/README.md',
]

/** Matches a file or folder of the project in backticks. */
const path =
  /`((?:\.ci|\.env\.example|src|tests|e2e|vite|deploy|supabase)(?:\/[\w./-]*)?|[\w-]+\.(?:md|ts|tsx|json))`/g

/** Documents that name files relative to these folders. */
const shortNames = new Map([
  ['README.md', ['src/start']],
  ['src/README.md', ['src', 'src/start']],
])

/** Written by `npm run build`, so not in a fresh clone. */
const built = ['sbom.json', 'vercel.json', '_routes.json']

test.each(documents)('finds every file that %s names', (document) => {
  const folders = ['', dirname(document), ...(shortNames.get(document) ?? [])]
  const named = [...readFileSync(document, 'utf8').matchAll(path)].map(([, name = '']) => name)
  const missing = named
    .filter((name) => !built.includes(name))
    .filter((name) => !folders.some((folder) => existsSync(join(folder, name))))
  expect(missing).toEqual([])
})

test('finds every npm script that a document names', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
  )
  expect(named.filter((name) => !scripts[`${name}`])).toEqual([])
})

test('finds every file that a script loads by URL', () => {
  const missing = ['tests', 'e2e', 'vite', 'supabase'].flatMap((folder) =>
    sourceFiles(folder, /\.(?:ts|mjs)$/).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g)]
        .map(([, target = '']) => join(dirname(file), target))
        .filter((target) => !existsSync(target)),
    ),
  )
  expect(missing).toEqual([])
})

test('has every native package in the lock file for all operating systems', () => {
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
