import { language } from '#content/language.ts'
import { keepHeights } from './keep-heights.ts'
import * as chineseLetters from './page-fonts/chinese-letters.ts'
import chineseHomeFile from './page-fonts/chinese-home.woff2'
import chineseOthersFile from './page-fonts/chinese-others.woff2'
import latinDisplayFile from './page-fonts/latin-display.woff2'
import latinTextFile from './page-fonts/latin-text.woff2'
import tamilDisplayFile from './page-fonts/tamil-display.woff2'
import tamilStrongFile from './page-fonts/tamil-strong.woff2'
import tamilTextFile from './page-fonts/tamil-text.woff2'
import chineseCollapsedFile from './quoted-fonts/chinese-collapsed.woff2'
import chineseFile from './quoted-fonts/chinese.woff2'
import * as ranges from './quoted-fonts/ranges.ts'
import tamilCollapsedFile from './quoted-fonts/tamil-collapsed.woff2'
import tamilFile from './quoted-fonts/tamil.woff2'

type Face = [family: string, file: string, descriptors?: FontFaceDescriptors]

/** One weight: a browser's own bold would smear it. */
const chineseWeights = '400 700'

/** The Chinese letters of titles that home does not have. */
const othersFaces: Face[] =
  language === 'zh'
    ? [
        [
          'Hening Chinese',
          chineseOthersFile,
          { weight: chineseWeights, unicodeRange: rangeOf(chineseLetters.others), display: 'swap' },
        ],
      ]
    : []

function rangeOf(letters: string): string {
  return Array.from(letters, (letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join()
}

function titlesHaveOthers(): boolean {
  const titles = Array.from(
    document.querySelectorAll('.font-display'),
    ({ textContent }) => textContent,
  ).join('')
  return Array.from(chineseLetters.others).some((letter) => titles.includes(letter))
}

const everyLetter = 'U+0-10FFFF'
/** Without the space, which sets the lines and the gaps of the page's own script. */
const lettersAndFigures = 'U+21-7E'

function latinFaces(displayLetters = everyLetter, textLetters = everyLetter): Face[] {
  return [
    // Heavier Chinese beside it does not make browsers smear its one weight.
    ['Hedvig Letters Serif', latinDisplayFile, { weight: '400 700', unicodeRange: displayLetters }],
    ['Plus Jakarta Sans Variable', latinTextFile, { weight: '200 800', unicodeRange: textLetters }],
  ]
}

function pageFaces(): Face[] {
  if (language === 'ta') {
    return [
      ...latinFaces(
        `${lettersAndFigures}, U+2019`,
        `${lettersAndFigures}, U+A0-FF, U+2013-2014, U+2018-201D, U+2026`,
      ),
      ['Hening Tamil Serif', tamilDisplayFile],
      ['Hening Tamil', tamilTextFile, { weight: '200 499' }],
      // The range of the system font's bold, so that line breaks do not move when the font swaps.
      ['Hening Tamil', tamilStrongFile, { weight: '500 800' }],
    ]
  }
  // Quotation marks, dashes and dots are full width in Chinese.
  if (language === 'zh')
    return [
      ...latinFaces(
        `${lettersAndFigures}, U+2019`,
        `${lettersAndFigures}, U+A9, U+D7, U+E9, U+2013`,
      ),
      ['Hening Chinese', chineseHomeFile, { weight: chineseWeights }],
      ...(titlesHaveOthers() ? othersFaces : []),
    ]
  return latinFaces()
}

/** Subsets for language names and quoted lines. Chinese and Tamil pages load their own letters anyway. */
const quotedFaces = [
  ...(language === 'zh' ? [] : [quoted('Quoted Chinese', chineseFile, ranges.chinese)]),
  ...(language === 'ta' ? [] : [quoted('Quoted Tamil', tamilFile, ranges.tamil)]),
]

/** Subsets for quoted lines inside collapsed parts. */
const collapsedFaces = [
  ...(language === 'zh'
    ? []
    : [quoted('Quoted Chinese', chineseCollapsedFile, ranges.chineseCollapsed)]),
  ...(language === 'ta' ? [] : [quoted('Quoted Tamil', tamilCollapsedFile, ranges.tamilCollapsed)]),
]

/** For Tamil that a visitor types: a machine may have no letters for it. */
const typedFaces =
  language === 'ta' ? [] : [quoted('Hening Tamil', tamilTextFile, 'U+B80-BFF, U+25CC')]

const laterFaces = [...collapsedFaces, ...othersFaces, ...typedFaces]

function quoted(family: string, file: string, unicodeRange: string): Face {
  return [family, file, { unicodeRange, display: 'swap' }]
}

function faceOf([family, file, descriptors]: Face): FontFace {
  return new FontFace(family, `url(${file})`, descriptors)
}

/**
 * Loads the fonts of the visible text and swaps them in together; if one fails, the fallbacks stay.
 * The browser loads the fonts of collapsed parts when one is opened, of other pages' titles when home is left,
 * and of what is typed with its first letter. They are added first, because the font added last wins for a
 * letter that two of them have.
 */
export async function addFonts(): Promise<void> {
  const loading = [...pageFaces(), ...quotedFaces].map(async (face) => faceOf(face).load())
  const loaded = await Promise.all(loading).catch(() => undefined)
  if (!loaded) return
  keepHeights(() => {
    for (const font of [...laterFaces.map(faceOf), ...loaded]) document.fonts.add(font)
  })
}
