import displayFile from '@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2'
import tamilTextFile from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff2'
import tamilBoldFile from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-700-normal.woff2'
import tamilDisplayFile from '@fontsource/noto-serif-tamil/files/noto-serif-tamil-tamil-400-normal.woff2'
import textFile from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'
import { language } from '#content/language.ts'

type Face = [family: string, file: string, descriptors?: FontFaceDescriptors]

/** The range has no space, whose face places a line, and no quotation marks, full width in Chinese. */
const latinDisplay: Face = [
  'Hedvig Letters Serif',
  displayFile,
  { unicodeRange: 'U+21-7E, U+2019' },
]

function faces(): Face[] {
  if (language === 'ta') {
    return [
      latinDisplay,
      ['Noto Serif Tamil', tamilDisplayFile],
      ['Noto Sans Tamil', tamilTextFile],
      // Bold is at the system's weight, so that widths stay the same after the swap.
      ['Noto Sans Tamil', tamilBoldFile, { weight: '500 700' }],
    ]
  }
  if (language === 'zh') return [latinDisplay]
  return [
    ['Hedvig Letters Serif', displayFile],
    ['Plus Jakarta Sans Variable', textFile, { weight: '200 800' }],
  ]
}

/** Adds all faces at once; where one cannot be fetched, the fallbacks stay. */
export async function addFonts(): Promise<void> {
  const loading = faces().map(async ([family, file, descriptors]) =>
    new FontFace(family, `url(${file})`, descriptors).load(),
  )
  const loaded = await Promise.all(loading).catch(() => [])
  for (const font of loaded) document.fonts.add(font)
}
