import { Visitor, type ESTree } from 'vite'
import { expect, test } from 'vitest'
import { sourceFiles, syntaxTree } from './source-files.ts'

/** A longer name is not read in a report, and says more than one thing. */
const letters = 90

/** Tests and groups have their name as the first parameter of `test(…)`, `test.each(…)(…)` and `describe(…)`. */
function namesIn(file: string): string[] {
  const names: string[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [name] }: ESTree.CallExpression) => {
      if (!/^(?:test|describe)\b/.test(calledName(callee))) return
      if (name?.type === 'Literal' && typeof name.value === 'string') names.push(name.value)
      // Braces mostly hold an address; this is the longest.
      if (name?.type === 'TemplateLiteral')
        names.push(name.quasis.map(({ value }) => value.raw).join('/for-investors'))
    },
  }).visit(syntaxTree(file))
  return names
}

/** Answers `test` for `test`, `test.only` and `test.each(…)`. */
function calledName(callee: ESTree.Expression): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return calledName(callee.object)
  return callee.type === 'CallExpression' ? calledName(callee.callee) : ''
}

test('the name of a test, a group and a step is one sentence below 90 letters', () => {
  const files = ['tests', 'e2e'].flatMap((folder) => sourceFiles(folder, /\.(?:test|spec)\.tsx?$/))
  const names = files.flatMap((file) => namesIn(file).map((name) => ({ file, name })))
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter(({ name }) => name.length >= letters)).toEqual([])
})
