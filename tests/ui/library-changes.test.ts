import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutStyles } from '../../deploy/build/library-changes.ts'
import * as standIn from '#src/lib/style-singleton.ts'

const modules = 'node_modules'

test('sonner is built without the styles that the security policy would block', () => {
  const code = readFileSync(join(modules, 'sonner/dist/index.mjs'), 'utf8')
  const lean = withoutStyles(code)
  expect(lean).not.toContain('__insertCSS("')
  expect(code.length - lean.length).toBeGreaterThan(10_000)
  expect(lean).toContain('export { Toaster, toast')
})

test('a sonner that inserts its styles in another way stops the build', () => {
  expect(() => withoutStyles('export {}')).toThrow(/sonner/)
})

test('the stand-in has every export of the package it stands in for', () => {
  const folder = dirname(
    createRequire(import.meta.url).resolve('react-style-singleton/package.json'),
  )
  const index = readFileSync(join(folder, 'dist/es2015/index.js'), 'utf8')
  const exported = [...index.matchAll(/export \{ (\w+) \}/g)].map(([, name]) => `${name}`)
  expect(exported.length).toBeGreaterThan(0)
  expect(new Set(exported)).toEqual(new Set(Object.keys(standIn)))
})

test('the dialog still locks scrolling through that package', () => {
  for (const file of [
    'react-remove-scroll-bar/dist/es2015/component.js',
    'react-remove-scroll/dist/es2015/SideEffect.js',
  ]) {
    expect(readFileSync(join(modules, file), 'utf8')).toContain(
      "import { styleSingleton } from 'react-style-singleton'",
    )
  }
})
