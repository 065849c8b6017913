import { BRAND, sources, suicideLaw } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import { legal } from './legal.ts'
import type { factSheet as english } from '../en/fact-sheet.ts'
import type { Translated } from '../types.ts'

const { perNewestCount, perRoundCount, newestCount } = publishedTexts
const noOffenceSince = legal.inWords(suicideLaw.noOffenceSince)

/** The fact sheet of the research page; its rows are in sources.ts. */
export const factSheet = {
  title: 'எண்களும் மூலங்களும்',
  text: 'இந்த இணையத்தளத்தின் எட்டு எண்கள், அவற்றைப் பற்றி எழுதுபவர்களுக்காக: நாங்கள் பயன்படுத்தும் அதே சொற்களில், அவை எதைக் குறிக்கவில்லை என்பதுடன்.',
  columns: {
    figure: 'எண்',
    doesNotMean: 'எதைக் குறிக்கவில்லை',
    newer: 'புதியது',
    cite: 'மேற்கோள் காட்ட',
  },
  nothingNewer: 'எங்களுக்குத் தெரிந்து புதியது எதுவும் இல்லை.',
  downloads: { csv: 'அட்டவணையாக (CSV)', json: 'தரவாக (JSON)' },
  sources: 'மூலங்கள்',
  ratios: {
    title: 'மூன்று விகிதங்கள் ஏன் வேறுபடுகின்றன',
    text: `${figureTexts.psychiatristRatio} என்பது ${sources.ratio2016.year}ஆம் ஆண்டில், நோயாளிகளைக் குறித்துச் சொல்லப்பட்டது. ${figureTexts.population} மக்களுக்கு ${figureTexts.psychiatrists} என்ற தோராயமான எண், ஏறத்தாழ ${perRoundCount} ஆகிறது. புதிய எண்ணிக்கையான ${newestCount}, ஏறத்தாழ ${perNewestCount} ஆகிறது. ஒன்றை வெளியிடுவதானால், கடைசியை வெளியிடுங்கள்.`,
  },
  reporting: {
    title: 'தற்கொலை பற்றி எழுதினால்',
    text: [
      `ஒருவர் தற்கொலையால் உயிரிழந்தார் என்று எழுதுங்கள்; குற்றத்தைப் போல எழுத வேண்டாம். மலேசியாவில், ${noOffenceSince} முதல், தற்கொலை முயற்சி குற்றம் அல்ல.`,
      'எப்படி, எங்கே, கடைசிச் சொற்கள் என்ன என்பவற்றைத் தவிர்த்துவிடுங்கள். ஒரே ஒரு காரணத்தை ஒருபோதும் சொல்ல வேண்டாம்.',
      'செய்தியின் அருகே உதவியையும் தாருங்கள்: எண்களும் அவற்றின் நேரங்களும், அச்சிடும் நாளில் அழைத்துச் சரிபார்த்தவை.',
    ],
  },
  press: {
    title: 'ஊடகங்களுக்கு',
    text: `ஊடகக் கேள்விகளுக்கு ${BRAND.name} குழுவில் ஒருவர் பதிலளிக்கிறார்; அதே வேலை நாளில் பதிலளிப்பது எங்கள் இலக்கு.`,
    action: 'ஊடகச் செய்தி பற்றி எங்களுக்கு எழுத',
  },
} satisfies Translated<typeof english>
