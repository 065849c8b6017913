import { sources } from '../facts.ts'
import { figureTexts } from './figures.ts'

/** One hundred thousand stitches, and one more. */
export const longCloth = {
  title: `${figureTexts.psychiatristRatio}, stitch by stitch`,
  text: `One hundred thousand stitches, one for each patient. At the very end, in kunyit, the one psychiatrist they shared, as it was said in ${sources.ratio2016.year}. It takes a while to get there.`,
  skip: 'Skip the cloth',
  open: 'Unroll the cloth',
  end: `One psychiatrist, ${sources.ratio2016.year}`,
} as const
