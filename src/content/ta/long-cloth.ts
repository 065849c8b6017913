import { sources } from '../facts.ts'
import { figureTexts } from './figures.ts'
import type { longCloth as english } from '../en/long-cloth.ts'
import type { Translated } from '../types.ts'

/** One hundred thousand stitches, and one more. */
export const longCloth = {
  title: `${figureTexts.psychiatristRatio}, தையல் தையலாக`,
  text: `நூறாயிரம் தையல்கள், ஒவ்வொரு நோயாளிக்கும் ஒன்று. கடைசியில், மஞ்சள் நிறத்தில், அவர்கள் அனைவருக்குமான ஒரே மனநல மருத்துவர்; ${sources.ratio2016.year}ஆம் ஆண்டில் சொல்லப்பட்டபடி. அங்கே சென்றுசேரச் சிறிது நேரம் ஆகும்.`,
  skip: 'துணியைத் தாண்டிச் செல்க',
  open: 'துணியை விரிக்கவும்',
  end: `ஒரு மனநல மருத்துவர், ${sources.ratio2016.year}`,
} satisfies Translated<typeof english>
