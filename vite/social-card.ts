import { readFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { createElement as h, type CSSProperties, type ReactElement } from 'react'
import satori from 'satori'
import { palette, type Tone, tokens } from '../src/palette.ts'
import { Mark } from '../src/weave/mark.tsx'
import { tepiPaths } from '../src/weave/tepi.tsx'

type SocialCard = {
  title: string
  brand: string
  tone: Tone
}

const size = { width: 1200, height: 630 }
const fontsource = (family: string, letters: string) =>
  `node_modules/@fontsource/${family}/files/${family}-${letters}-400-normal.woff`

/** One font or more per script; vite/fonts/subset-for-cards.mjs writes the last one. */
const fonts = [
  ...['latin', 'latin-ext', 'symbols'].map((part) => fontsource('hedvig-letters-serif', part)),
  fontsource('noto-serif-tamil', 'tamil'),
  'vite/fonts/noto-serif-sc.woff',
].map((file) => ({ name: file, data: readFileSync(file) }))

const dark: Tone[] = ['tone-night', 'tone-deep', 'tone-leaf']

let started: Promise<void> | undefined

export async function renderSocialCard(card: SocialCard): Promise<Uint8Array> {
  started ??= initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm'))
  await started
  return new Resvg(await drawSocialCard(card)).render().asPng()
}

export async function drawSocialCard(card: SocialCard): Promise<string> {
  for (const fontSize of [116, 104, 92, 80, 68, 56, 48]) {
    const svg = await satori(layout(card, fontSize), {
      width: size.width,
      fonts,
      loadAdditionalAsset: (script) => {
        throw new Error(`The preview image of “${card.title}” has no letters for ${script}.`)
      },
    })
    if (svg.includes(`height="${size.height}"`)) return svg
  }
  throw new Error(`The heading does not fit its preview image: ${card.title}`)
}

function layout({ title, brand, tone }: SocialCard, fontSize: number): ReactElement {
  const night = dark.includes(tone)
  const isTamil = /\p{Script=Tamil}/u.test(title)
  return box(
    {
      minHeight: size.height,
      boxSizing: 'border-box',
      flexDirection: 'column',
      padding: '54px 64px 0',
      background: palette[tokens[tone][0]],
      color: palette[night ? 'santan' : 'telang-900'],
      fontFamily: fonts.map(({ name }) => `'${name}'`).join(),
    },
    box(
      { gap: 16, fontSize: 48, letterSpacing: '-0.03em', alignItems: 'center' },
      h(Mark, { size: 64 }),
      brand.toLowerCase(),
    ),
    box(
      {
        flexGrow: 1,
        alignItems: 'flex-end',
        padding: '40px 0 44px',
        fontSize,
        lineHeight: isTamil ? 1.4 : 1.08,
        letterSpacing: isTamil ? 0 : '-0.024em',
        textWrap: 'balance',
      },
      // Soft hyphens are for narrow screens; no line of the image is that narrow.
      title.replaceAll('\u00ad', ''),
    ),
    box({
      height: 48,
      margin: '0 -64px',
      backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(edge(night))}")`,
      backgroundSize: '48px 48px',
    }),
  )
}

function box(style: CSSProperties, ...children: (ReactElement | string)[]): ReactElement {
  return h('div', { style: { display: 'flex', ...style } }, ...children)
}

function edge(night: boolean): string {
  const { ground, floats } = tepiPaths(48)
  const band = palette[night ? 'telang-700' : 'telang-900']
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" shape-rendering="crispEdges"><path fill="${band}" d="${ground}"/><path fill="${palette['kunyit-400']}" d="${floats}"/></svg>`
}
