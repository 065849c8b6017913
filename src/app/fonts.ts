import displayFile from '@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2'
import tamilTextFile from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff2'
import tamilBoldFile from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-700-normal.woff2'
import tamilDisplayFile from '@fontsource/noto-serif-tamil/files/noto-serif-tamil-tamil-400-normal.woff2'
import textFile from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'
import { language } from '#content/language.ts'
import chineseCollapsedFile from './quoted-fonts/chinese-collapsed.woff2'
import chineseFile from './quoted-fonts/chinese.woff2'
import * as ranges from './quoted-fonts/ranges.ts'
import tamilCollapsedFile from './quoted-fonts/tamil-collapsed.woff2'
import tamilFile from './quoted-fonts/tamil.woff2'

type Face = [family: string, file: string, descriptors?: FontFaceDescriptors]

/**
 * Leaves out the space, so that the text font sets the line height, and quotation marks, which are
 * full width in Chinese.
 */
const latinDisplay: Face = [
  'Hedvig Letters Serif',
  displayFile,
  { unicodeRange: 'U+21-7E, U+2019' },
]

function pageFaces(): Face[] {
  if (language === 'ta') {
    return [
      latinDisplay,
      ['Noto Serif Tamil', tamilDisplayFile],
      ['Noto Sans Tamil', tamilTextFile],
      // The range of the system font's bold, so that line breaks do not move when the font swaps.
      ['Noto Sans Tamil', tamilBoldFile, { weight: '500 700' }],
    ]
  }
  if (language === 'zh') return [latinDisplay]
  return [
    ['Hedvig Letters Serif', displayFile],
    ['Plus Jakarta Sans Variable', textFile, { weight: '200 800' }],
  ]
}

/** Subsets for language names and quoted lines. Tamil pages load all Tamil letters anyway. */
const quotedFaces = [
  quoted('Quoted Chinese', chineseFile, ranges.chinese),
  ...(language === 'ta' ? [] : [quoted('Quoted Tamil', tamilFile, ranges.tamil)]),
]

/** Subsets for quoted lines inside collapsed parts. */
const collapsedFaces = [
  quoted('Quoted Chinese', chineseCollapsedFile, ranges.chineseCollapsed),
  ...(language === 'ta' ? [] : [quoted('Quoted Tamil', tamilCollapsedFile, ranges.tamilCollapsed)]),
]

function quoted(family: string, file: string, unicodeRange: string): Face {
  return [family, file, { unicodeRange, display: 'swap' }]
}

function faceOf([family, file, descriptors]: Face): FontFace {
  return new FontFace(family, `url(${file})`, descriptors)
}

/**
 * Loads the fonts of the visible text and swaps them in together; if one fails, the fallbacks stay.
 * The browser loads the fonts of collapsed parts when one is opened. They are added first, because
 * the font added last wins for a letter that two of them have.
 */
export async function addFonts(): Promise<void> {
  const loading = [...pageFaces(), ...quotedFaces].map(async (face) => faceOf(face).load())
  const loaded = await Promise.all(loading).catch(() => undefined)
  if (!loaded) return
  for (const font of [...collapsedFaces.map(faceOf), ...loaded]) document.fonts.add(font)
}
