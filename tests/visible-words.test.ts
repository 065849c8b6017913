import { Visitor, type ESTree } from 'vite'
import { expect, test } from 'vitest'
import { sourceFiles, syntaxTree } from './source-files.ts'

/** Attributes whose value is visible or read by screen readers. */
const readOut = new Set(['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'label'])

/** Punctuation is allowed in components, letters are not. */
const hasLetter = /\p{Letter}/u

function wordsIn(file: string): string[] {
  const words: string[] = []
  const note = (text: string) => {
    if (hasLetter.test(text)) words.push(`${file}: ${text.trim()}`)
  }
  new Visitor({
    JSXText: (node: ESTree.JSXText) => note(node.value),
    JSXElement: (node: ESTree.JSXElement) => {
      for (const child of node.children) {
        if (child.type !== 'JSXExpressionContainer') continue
        const { expression } = child
        if (expression.type === 'Literal' && typeof expression.value === 'string') {
          note(expression.value)
        }
      }
    },
    JSXAttribute: (node: ESTree.JSXAttribute) => {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : ''
      if (!readOut.has(name)) return
      if (node.value?.type === 'Literal' && typeof node.value.value === 'string')
        note(node.value.value)
    },
  }).visit(syntaxTree(file))
  return words
}

test('finds no visible text in components, only in content modules', () => {
  const components = sourceFiles('src').filter((file) => file.endsWith('.tsx'))
  expect(components.length).toBeGreaterThan(20)
  expect(components.flatMap(wordsIn)).toEqual([])
})
