import { BRAND, suicideLaw } from '../facts.ts'
import { figureTexts } from './figures.ts'
import { legal } from './legal.ts'
import type { factSheet as english } from '../en/fact-sheet.ts'
import type { Translated } from '../types.ts'

const noOffenceSince = legal.inWords(suicideLaw.noOffenceSince)

/** The fact sheet of the research page; its rows are in sources.ts. */
export const factSheet = {
  title: 'எண்களும் ஆதாரங்களும்',
  text: 'எங்கள் எட்டுப் புள்ளிவிவரங்களும் சொல்லுக்குச் சொல் இங்கே உள்ளன.',
  more: 'எதைக் குறிக்காது, எப்படி மேற்கோள் காட்டுவது',
  doesNotMean: 'எதைக் குறிக்காது',
  newer: 'புதிய எண்',
  cite: 'மேற்கோள் காட்ட',
  cited: (line, source) => `${line} (${source}).`,
  downloads: { csv: 'அட்டவணையாக (CSV)', json: 'தரவாக (JSON)' },
  sources: 'ஆதாரங்கள்',
  reporting: {
    title: 'தற்கொலை பற்றி எழுதினால்',
    text: [
      `“தற்கொலையால் உயிரிழந்தார்” என்று எழுதுங்கள். குற்றம் செய்தது போல எழுத வேண்டாம். ${noOffenceSince} முதல், மலேசியாவில் தற்கொலைக்கு முயல்வது குற்றம் அல்ல.`,
      'தற்கொலை நடந்த விதத்தையோ இடத்தையோ கடைசி வார்த்தைகளையோ எழுத வேண்டாம். இதுதான் ஒரே காரணம் என்று ஒருபோதும் எழுத வேண்டாம்.',
      'செய்தியின் அருகில் உதவி எண்களையும் அவற்றின் நேரத்தையும் தாருங்கள். வெளியிடும் நாளில் அந்த எண்களை அழைத்துச் சரிபாருங்கள்.',
    ],
  },
  press: {
    title: 'ஊடகங்களுக்கு',
    quote: `${BRAND.name} தென்கிழக்கு ஆசியாவின் பண்பாட்டுக்கு ஏற்ற AI வழி உளவியல் சிகிச்சை; முதலில் மலேசியாவுக்கானது. ஆங்கிலம், மலாய், மாண்டரின், தமிழில் எழுத்து, குரல், காணொளி வழி பேசுவதற்கான இச்சேவை உருவாக்கத்தில் உள்ளது; மலேசியாவில் ஆய்வுகள் நடக்கின்றன. அது பொதுமக்கள் பயன்பாட்டுக்கு வரவில்லை, விற்பனைக்கு இல்லை, மருத்துவச் சாதனமாகப் பதிவு பெறவில்லை.`,
    text: `${BRAND.name} குழுவில் ஒருவர் பதிலளிப்பார். அதே வேலை நாளில் பதிலளிப்பதே இலக்கு. சந்தையின் அளவு ${figureTexts.market} என்பது எங்கள் சொந்த மதிப்பீடு. வேறு யாரும் அதைச் சரிபார்க்கவில்லை.`,
    action: 'செய்தி பற்றி எழுத',
    subject: 'ஊடகக் கேள்வி',
  },
} satisfies Translated<typeof english>
