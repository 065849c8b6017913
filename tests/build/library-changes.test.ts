import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutStyles } from '../../deploy/build/libraries/library-changes.ts'

const sonner = 'node_modules/sonner/dist/index.mjs'
const select = 'node_modules/@radix-ui/react-select/dist/index.mjs'

test('sonner is built without the styles that the security policy would block', () => {
  const code = readFileSync(sonner, 'utf8')
  const lean = withoutStyles(code, sonner)
  expect(lean).not.toContain('__insertCSS("')
  expect(code.length - lean.length).toBeGreaterThan(10_000)
  expect(lean).toContain('export { Toaster, toast')
})

test('the list is built without the one style element that the security policy would block', () => {
  const code = readFileSync(select, 'utf8')
  const places = code.match(/<style|"style",|innerHTML/gi)
  expect(places, 'The list has one style element, no more.').toHaveLength(2)
  const lean = withoutStyles(code, select)
  expect(lean).not.toMatch(/<style|"style",|innerHTML/i)
  expect(code.length - lean.length).toBeLessThan(400)
})

test.for([sonner, select])(
  'a %s that inserts its styles in another way stops the build',
  (file) => {
    expect(() => withoutStyles('export {}', file)).toThrow(file)
  },
)

test('dialog and list lock scrolling through the one export that has a stand-in', () => {
  for (const file of [
    'react-remove-scroll-bar/dist/es2015/component.js',
    'react-remove-scroll/dist/es2015/SideEffect.js',
  ]) {
    expect(
      readFileSync(`node_modules/${file}`, 'utf8'),
      `${file} locks scrolling in another way now.`,
    ).toContain("import { styleSingleton } from 'react-style-singleton'")
  }
})
