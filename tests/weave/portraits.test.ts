import { expect, test } from 'vitest'
import { portraitFiles } from '../../scripts/portraits.ts'

test('keeps the files of the portraits as they are drawn', async () => {
  for (const [index, file] of portraitFiles().entries()) {
    await expect(file).toMatchFileSnapshot(`../../public/team/portrait-${index + 1}.svg`)
  }
})
