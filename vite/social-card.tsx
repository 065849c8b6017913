import { readFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { CSSProperties, ReactNode } from 'react'
import satori from 'satori'
import { packageFile } from '../server/package-file.ts'
import { palette, type Tone, tokens } from '../src/palette.ts'
import { Mark } from '../src/weave/mark.tsx'
import { tepiPaths } from '../src/weave/tepi.tsx'

type SocialCard = {
  title: string
  brand: string
  tone: Tone
}

const size = { width: 1200, height: 630 }
const margin = 64
const fontsource = (family: string, letters: string) =>
  packageFile(`@fontsource/${family}/files/${family}-${letters}-400-normal.woff`)

/** One font or more per script; scripts/fonts/subset-for-cards.mjs writes the last one. */
const fonts = [
  ...['latin', 'latin-ext', 'symbols'].map((part) => fontsource('hedvig-letters-serif', part)),
  fontsource('noto-serif-tamil', 'tamil'),
  'scripts/fonts/noto-serif-sc.woff',
].map((file) => ({ name: file, data: readFileSync(file) }))

const dark: Tone[] = ['tone-night', 'tone-deep', 'tone-leaf']

let started: Promise<void> | undefined

/** Returns the PNG of a page's preview image for social networks. */
export async function renderSocialCard(card: SocialCard): Promise<Uint8Array> {
  started ??= initWasm(readFileSync(packageFile('@resvg/resvg-wasm/index_bg.wasm')))
  await started
  return new Resvg(await drawSocialCard(card)).render().asPng()
}

/** Returns the SVG in the largest type that fits; without `embedFont` its text stays text. */
export async function drawSocialCard(card: SocialCard, embedFont = true): Promise<string> {
  const phrases = phrasesOf(card.title)
  const longest = Math.max(...phrases.map(({ length }) => length))
  for (const fontSize of [116, 104, 92, 80, 68, 56, 48]) {
    // A phrase that may not break would overflow the image instead of making it higher.
    if (phrases.length > 1 && longest * fontSize > size.width - 2 * margin) continue
    const svg = await satori(<Card {...card} phrases={phrases} fontSize={fontSize} />, {
      width: size.width,
      fonts,
      embedFont,
      loadAdditionalAsset: (script) => {
        throw new Error(`The preview image of “${card.title}” has no letters for ${script}.`)
      },
    })
    if (svg.includes(`height="${size.height}"`)) return svg
  }
  throw new Error(`The heading does not fit its preview image: ${card.title}`)
}

/**
 * Chinese may break only at the break opportunities of the page's heading (U+200B), because satori
 * would break it inside words. Soft hyphens are for narrow screens; no line here is that narrow.
 */
function phrasesOf(title: string): string[] {
  const isChinese = /\p{Script=Han}/u.test(title)
  return isChinese ? title.split(/[\s\u200b]+/) : [title.replaceAll('\u00ad', '')]
}

type CardProps = SocialCard & { phrases: string[]; fontSize: number }

function Card({ title, phrases, brand, tone, fontSize }: CardProps) {
  const night = dark.includes(tone)
  const isTamil = /\p{Script=Tamil}/u.test(title)
  return (
    <Box
      style={{
        minHeight: size.height,
        boxSizing: 'border-box',
        flexDirection: 'column',
        padding: `54px ${margin}px 0`,
        background: palette[tokens[tone][0]],
        color: palette[night ? 'cream' : 'blue-900'],
        fontFamily: fonts.map(({ name }) => `'${name}'`).join(),
      }}
    >
      <Box style={{ gap: 16, fontSize: 48, letterSpacing: '-0.03em', alignItems: 'center' }}>
        <Mark size={64} />
        {brand.toLowerCase()}
      </Box>
      <Box
        style={{
          flexGrow: 1,
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          alignContent: 'flex-end',
          padding: '40px 0 44px',
          fontSize,
          lineHeight: isTamil ? 1.4 : 1.08,
          letterSpacing: isTamil ? 0 : '-0.024em',
          textWrap: 'balance',
        }}
      >
        {phrases.map((phrase) => (
          <Box key={phrase} style={phrases.length > 1 ? { whiteSpace: 'nowrap' } : {}}>
            {phrase}
          </Box>
        ))}
      </Box>
      <Box
        style={{
          height: 48,
          margin: `0 -${margin}px`,
          backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(edge(night))}")`,
          backgroundSize: '48px 48px',
        }}
      />
    </Box>
  )
}

function Box({ style, children }: { style: CSSProperties; children?: ReactNode }) {
  return <div style={{ display: 'flex', ...style }}>{children}</div>
}

function edge(night: boolean): string {
  const { ground, floats } = tepiPaths(48)
  const band = palette[night ? 'blue-700' : 'blue-900']
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" shape-rendering="crispEdges"><path fill="${band}" d="${ground}"/><path fill="${palette['yellow-400']}" d="${floats}"/></svg>`
}
