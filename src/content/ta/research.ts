import { otherTeamsStudies, ownStudies } from '../facts/studies.ts'
import { BRAND } from '../facts/company.ts'
import type { research as english } from '../en/research.ts'
import type { Translated } from '../types.ts'
import { isOpen } from '../facts/stage.ts'
import { sources, otherValues } from '../facts/statistics.ts'
import { countInWords, otherValueTexts } from './statistics.ts'

const { ratio2016 } = sources
const { newestCount } = otherValues

const hasOwn = ownStudies.length > 0
const others = countInWords(otherTeamsStudies)

export const research = {
  meta: {
    title: 'ஆராய்ச்சியும் சான்றும்',
    description: `மலேசியாவில் ${BRAND.name} பற்றி எதை, எப்படி ஆராய்கிறோம், ${hasOwn ? `எங்கள் ஆய்வும் வேறு ${others} ஆய்வுகளும்` : `வேறு ${others} ஆய்வுகள்`} கண்டது என்ன, எப்படிப் பங்கேற்கலாம்; ஊடகங்களுக்கு அறிமுகம், எண்கள்.`,
  },
  hero: {
    caption: 'ஆராய்ச்சியும் சான்றும்: பங்கேற்பாளர், பங்காளர், ஊடகம்',
    title: isOpen ? 'தரும் சேவையைத் தொடர்ந்து ஆராய்கிறோம்.' : `${BRAND.name} சேவையை ஆராய்ந்த பிறகே தருவோம்.`,
    lead: `${BRAND.name}, மலேசியாவில் வாழ்பவர்களுக்கு, நம் பண்பாட்டுக்கு ஏற்ற AI வழி உளவியல் சிகிச்சை. எங்கள் ஆய்வுகளின் மூன்று கேள்விகள்:`,
    questions: [
      'மன உளைச்சல் குறைகிறதா?',
      'AI‑கள் ஆபத்தை உரிய நேரத்தில் கவனிக்கின்றனவா?',
      'பயனர்கள் தொடர்ந்து பேசுகிறார்களா?',
    ],
    participate: 'ஆராய்ச்சியில் பங்கேற்க',
    subject: 'ஆராய்ச்சியில் பங்கேற்பது',
    partner: 'எங்களுடன் இணைய',
  },
  method: {
    title: 'எப்படி ஆராய்கிறோம்',
    list: [
      {
        title: 'முதலில் உங்கள் சம்மதம்',
        text: 'ஆய்வில் என்ன நடக்கும், உங்கள் அமர்வை யார் படிக்கலாம் என்று தகவல் தாள் சொல்லும். படித்த பிறகு தீர்மானியுங்கள்.',
      },
      {
        title: 'இரண்டாவது AI கவனிக்கிறது',
        text: 'ஆபத்தின் அறிகுறிகளைத் தேடும்; அவற்றைத் தவறவிடவும் கூடும்.',
      },
      {
        title: 'முடிவுகளை வெளியிடுவோம்',
        text: 'சாதகமானாலும் பாதகமானாலும்.',
      },
    ],
    trial: {
      asks: 'எதை ஆராய்கிறோம்',
      people: 'எத்தனை பேர்',
      ethicsApproval: 'ஒப்புதல் தந்தவர்கள்',
      registration: 'பதிவு எண்',
      when: 'காலம்',
      months: (from, to) => (to ? `${from} முதல் ${to} வரை` : `${from} முதல்`),
    },
    whoFor: `${BRAND.name} யாருக்கு ஏற்றது`,
  },
  evidence: {
    title: 'இதுவரை என்ன தெரியும்',
    statement: `இணையவழிச் சிகிச்சை மனச்சோர்வைக் குறைக்கிறது. AI நடத்தும் சிகிச்சையின் முதல் ஆய்வுகள் சிறியவை; பல கேள்விகளுக்கு இன்னும் விடை இல்லை. ${hasOwn ? 'மலேசியாவில் எங்கள் சொந்த ஆய்வு கண்டது முதலில் உள்ளது.' : 'மலேசியாவில், நான்கு மொழிகளில் அது உதவுமா என்று ஆராய்கிறோம்.'}`,
    others: `பிறர் நடத்திய ${others} ஆய்வுகள்; ${BRAND.name} பற்றியவை அல்ல.`,
    marks: 'ஒவ்வொரு குறியும் பத்துப் பேர்; பொன்னிறக் குறிகள் மலேசியாவில்.',
    columns: {
      found: 'கண்டது',
      limit: 'வரம்பு',
      meaning: 'எங்களுக்குப் பாடம்',
    },
    groups: { ours: 'எங்கள் சொந்த ஆய்வு', online: 'இணையவழிச் சிகிச்சை', byAi: 'AI நடத்தும் சிகிச்சை' },
  },
  insights: {
    title: 'எண்கள் சொல்வது என்ன',
    list: {
      adultDistress: {
        caption: 'பெரியவர்கள் மனநலப் பிரச்சினைகளால் சிரமப்படுகிறார்கள்',
        text: 'பலருக்கு என்ன நோய் என்று யாரும் சொன்னதில்லை. எங்கள் ஆராய்ச்சி அவர்களுக்காகவும்தான்.',
      },
      psychiatristRatio: {
        caption: `மனநல மருத்துவர்–நோயாளி விகிதம், ${ratio2016.year}இல். ${newestCount.year}இல்: ஏறக்குறைய ${otherValueTexts.perNewestCount} பேருக்கு ஒருவர்.`,
        text: 'மனநல மருத்துவர்கள் மிகக் குறைவு; அதனால் சந்திப்புகளுக்கு இடையிலும் உதவி கிடைக்க வேண்டும்.',
      },
      sessionCost: {
        caption: 'ஓர் உளவியல் சிகிச்சை அமர்வுக்கு',
        text: 'அடுத்த அமர்வுக்குப் பணம் இல்லாதவர்கள், சிகிச்சையைப் பாதியில் நிறுத்திவிடக்கூடும்.',
      },
    },
  },
  participate: {
    title: 'எங்கள் ஆய்வில் பங்கேற்கலாம்',
    text: 'வசிக்கும் ஊரையும் பேசும் மொழிகளையும் எழுதுங்கள். தகவல் தாளை அனுப்புவோம்; படித்த பிறகு தீர்மானியுங்கள்.',
  },
  partner: {
    title: 'உங்கள் இடத்திலும் ஆய்வு நடத்தலாம்',
    text: 'பல்கலைக்\u00adகழகம், நிறுவனம், அரசு சாரா அமைப்பு, அரசாங்க மருத்துவ நிலையம் என எங்கும் நடத்தலாம்.',
  },
} satisfies Translated<typeof english>
