import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('finds every path that the README names', () => {
  const path = /`((?:\.ci|src|tests|e2e|vite|deploy|supabase)\/[\w./-]*)`/g
  const named = [...readFileSync('README.md', 'utf8').matchAll(path)].map(([, name = '']) => name)
  expect(named.filter((name) => !existsSync(name))).toEqual([])
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
