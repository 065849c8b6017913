import { expect, test } from 'vitest'
import { shootsFile, wordFile } from '../../vite/still-water.tsx'

test('keeps the files of the still water as they are drawn', async () => {
  await expect(await wordFile()).toMatchFileSnapshot('../../public/still-water-word.svg')
  await expect(shootsFile()).toMatchFileSnapshot('../../public/still-water-shoots.svg')
})
