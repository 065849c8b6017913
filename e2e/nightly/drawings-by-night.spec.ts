import { expect, test } from '@playwright/test'
import { palette } from '../../src/palette.ts'
import { type FaintEdge, faintEdges } from '../drawings.ts'
import { everyAddress, open, waitForFonts } from '../helpers.ts'

type Shade = keyof typeof palette

/** As light as each other, these are told apart by hue, as by day; all stand out from the grounds of night. */
const lightThreads: Shade[] = [
  'cream',
  'yellow-200',
  'yellow-400',
  'yellow-500',
  'pink-200',
  'pink-300',
  'blue-200',
  'blue-300',
  'green-300',
]

/** Other colours that may meet. */
const exceptions: readonly (readonly [one: Shade, other: Shade])[] = [
  // The hem of a turn's cloth: gold and rose draw its triangles, and navy is what lies between them.
  ['blue-900', 'blue-990'],
  // Navy lines on a pale sample of cloth (13:1) meet the page only where the sample is cut.
  ['blue-900', 'blue-950'],
  // Wefts that darn the torn cloth cross its warp, and lie on the ground between its threads.
  ['pink-500', 'yellow-500'],
  ['green-500', 'yellow-500'],
  ['blue-400', 'yellow-500'],
  // Letters of neighbouring stitches: each language's yarn and the lighter one of its vowels.
  ['green-300', 'green-100'],
  ['green-300', 'blue-100'],
  ['blue-100', 'green-100'],
  ['blue-100', 'cream'],
  ['blue-100', 'yellow-200'],
  ['blue-100', 'yellow-400'],
  ['green-100', 'yellow-200'],
  ['green-100', 'cream'],
  // Light and shade of a face.
  ['brown-500', 'brown-600'],
]

const mayMeet = new Set(
  [
    ...lightThreads.flatMap((one) => lightThreads.map((other) => [one, other] as const)),
    ...exceptions,
  ].map(([one, other]) => [palette[one], palette[other]].sort().join(' ')),
)

const nameOf = (colour: string) =>
  Object.entries(palette).find(([, value]) => value === colour)?.[0] ?? colour

function inWords({ pair, contrast, pixels, drawing }: FaintEdge): string {
  const [one, other] = pair.split(' ').map(nameOf)
  return `${one} on ${other}: ${contrast}, ${pixels} px, ${drawing}`
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      colorScheme: 'dark',
      contextOptions: { reducedMotion: 'reduce' },
    })

    for (const address of everyAddress) {
      test(`parts each thread of ${address} from the colours beside it by night`, async ({
        page,
      }) => {
        await open(page, address)
        await waitForFonts(page)
        // Deferred drawings are empty until they are drawn.
        await expect(page.locator('svg:empty')).toHaveCount(0)
        const { drawings, faint } = await faintEdges(page, 1.6)
        expect(drawings).toBeGreaterThan(0)
        const sunken = faint.filter(({ pair }) => !mayMeet.has(pair))
        expect(sunken.map(inWords)).toEqual([])
      })
    }
  })
}
