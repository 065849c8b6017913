import { expect, test } from 'vitest'
import { portraitFiles } from '../../scripts/portraits.ts'

test('keeps the files of the portraits as they are drawn', async () => {
  const files = portraitFiles()
  expect(files).toHaveLength(7)
  for (const [index, file] of files.entries()) {
    await expect(file).toMatchFileSnapshot(`../../public/team/portrait-${index + 1}.svg`)
  }
})
