import { expect, test } from 'vitest'
import { keysOf } from '../../src/keys-of.ts'
import { paths } from '../../src/paths.ts'
import { endingOf, endingWidths } from '../../src/weave/endings.ts'
import { endings } from '../../vite/endings.ts'
import { drawingFile } from '../../vite/still-water.tsx'

test.each(keysOf(endingWidths))('keeps the file of %s as it is drawn', async (ending) => {
  const drawing = drawingFile(endings[ending])
  await expect(drawing).toMatchFileSnapshot(`../../public/still-water-${ending}.svg`)
  expect(drawing).toContain(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${endingWidths[ending]}" `,
  )
  expect(drawing).not.toMatch(/<(?:text|title|desc|image)/)
})

test('ends each page but home and the legal ones on its own picture', () => {
  const { home, privacy, terms, ...others } = paths
  for (const path of Object.values(others)) expect(`/${endingOf(path)}`).toBe(path)
  for (const path of [home, privacy, terms, '*']) expect(endingOf(path)).toBe('shoots')
})
