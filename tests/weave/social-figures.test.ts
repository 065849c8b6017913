import { expect, test } from 'vitest'
import { paths } from '#src/paths.ts'
import { socialFigureFor } from '../../deploy/build/social-figures.ts'
import { closedPaths } from './stitches-in.ts'

const withoutFigure: string[] = [paths.privacy, paths.terms]

test('every page but the legal ones has a figure on its preview image, and leaves room for its heading', () => {
  for (const path of Object.values(paths)) {
    const { svg, width, height } = socialFigureFor(path)
    expect(svg === '').toBe(withoutFigure.includes(path))
    expect(width).toBeGreaterThanOrEqual(520)
    expect(height).toBeGreaterThanOrEqual(170)
  }
})

test('the preview of the page for investors shows 500 stitches, too', () => {
  expect(closedPaths(socialFigureFor(paths.forInvestors).svg)).toBe(500)
})
