import { sources } from '../facts.ts'
import { figureTexts } from './figures.ts'
import type { longCloth as english } from '../en/long-cloth.ts'
import type { Translated } from '../types.ts'

/** One hundred thousand stitches, and one more. */
export const longCloth = {
  title: `${figureTexts.psychiatristRatio}，一针一针看`,
  text: `十万针，一针是一名病人。最尽头，用黄姜色（kunyit）织的那一针，是他们共有的一名精神科医生；这是${sources.ratio2016.year}年的说法。要走好一会儿才到。`,
  skip: '跳过这匹布',
  open: '展开这匹布',
  end: `一名精神科医生，${sources.ratio2016.year}年`,
} satisfies Translated<typeof english>
