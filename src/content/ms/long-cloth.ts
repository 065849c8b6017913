import { sources } from '../facts.ts'
import { figureTexts } from './figures.ts'
import type { longCloth as english } from '../en/long-cloth.ts'
import type { Translated } from '../types.ts'

/** One hundred thousand stitches, and one more. */
export const longCloth = {
  title: `${figureTexts.psychiatristRatio}, jahitan demi jahitan`,
  text: `Seratus ribu jahitan, satu bagi setiap pesakit. Di hujung sekali, berwarna kunyit, satu jahitan bagi seorang pakar psikiatri yang mereka kongsi, seperti yang disebut pada tahun ${sources.ratio2016.year}. Agak lama untuk sampai ke situ.`,
  skip: 'Langkau kain ini',
  open: 'Buka gulungan kain',
  end: `Seorang pakar psikiatri, ${sources.ratio2016.year}`,
} satisfies Translated<typeof english>
