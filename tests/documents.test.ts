import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { paths } from '#src/paths.ts'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'src/README.md',
  'src/weave/README.md',
  'deploy/README.md',
  'deploy/reference.md',
  'SECURITY.md',
]

function scriptsOf(file: string): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.keys(scripts)
}

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8')

  test('names only paths that exist', () => {
    const path = /`((?:\.ci|\.github|src|tests|e2e|vite|deploy|supabase)\/[\w./-]*)`/g
    const named = Array.from(text.matchAll(path), ([, name = '']) => name)
    expect(named.filter((name) => !existsSync(name))).toEqual([])
  })

  test('links only to files that exist', () => {
    // Inline code may show the syntax of links in content.
    const prose = text.replaceAll(/`[^`]*`/g, '')
    const links = Array.from(prose.matchAll(/\]\((?!https?:)([^)#]+)/g), ([, name = '']) => name)
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([])
  })

  test('links only to sections that exist', () => {
    const links = Array.from(text.matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g))
    const lost = links.filter(([, name = '', section = '']) => {
      const linked = name === '' ? text : readFileSync(join(dirname(file), name), 'utf8')
      return !anchorsOf(linked).includes(section)
    })
    expect(lost.map(([link]) => link)).toEqual([])
  })

  test('names only scripts of package.json', () => {
    const named = Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name)
    expect(named.filter((name) => !scriptsOf('package.json').includes(name))).toEqual([])
  })
})

/** GitHub makes an address of each heading like this. */
function anchorsOf(text: string): string[] {
  return Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
}

test('keeps the path to launch day to 1,200 words', () => {
  expect(readFileSync('deploy/README.md', 'utf8').split(/\s+/).length).toBeLessThanOrEqual(1200)
})

test('names in the README the Node versions of package.json', () => {
  const { engines }: { engines: { node: string } } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const needed = Array.from(engines.node.matchAll(/\d+\.\d+/g), ([version]) => version)
  const [, named = ''] = /Node ([\d., or]+)/.exec(readFileSync('README.md', 'utf8')) ?? []
  expect(named.match(/\d+\.\d+/g)).toEqual(needed)
})

test('follows for every page the names that the README gives /for-partners', () => {
  for (const [page, path] of Object.entries(paths)) {
    const name = page === 'home' ? 'home' : path.slice(1)
    const files = [
      `src/pages/${name}-page.tsx`,
      `src/content/en/${name}.ts`,
      `tests/pages/${name}-page.test.tsx`,
    ]
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  }
})

test('locks every native package for all systems, not only for its writer’s', () => {
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
