import { expect, test } from 'vitest'
import { howItWorksDrawings } from '../../vite/how-it-works-drawings.ts'

test.each(Object.entries(howItWorksDrawings))(
  'keeps %s.svg as it is drawn',
  async (name, drawing) => {
    await expect(drawing).toMatchFileSnapshot(`../../public/${name}.svg`)
  },
)
