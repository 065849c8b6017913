import { expect, test } from 'vitest'
import { shootsFile } from '../../vite/still-water.tsx'

test('keeps the file of the shoots as it is drawn', async () => {
  await expect(shootsFile()).toMatchFileSnapshot('../../public/still-water-shoots.svg')
})
