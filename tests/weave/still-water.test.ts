import { expect, test } from 'vitest'
import { shootsFile, wordFile } from '../../vite/still-water.tsx'

test('keeps the files of the still water as they are drawn', async () => {
  await expect(await wordFile()).toMatchFileSnapshot('../../src/weave/still-water-word.svg')
  await expect(shootsFile()).toMatchFileSnapshot('../../src/weave/still-water-shoots.svg')
})
