import { monthInWords } from './legal.ts'
import type { helplineFacts as english } from '../en/helpline-facts.ts'
import type { Translated } from '../types.ts'

/** What is known about the helplines, and what is not: where they are shown in full. */
export const helplineFacts = {
  hours: 'நேரம்',
  everyDay: (hours) => `${hours}, தினமும்`,
  cost: {
    term: 'கட்டணம்',
    text: {
      ordinaryRate: 'ஜூன் 2024 நிலவரப்படி, வழக்கமான அழைப்புக் கட்டணம். இன்று: எங்களுக்குத் தெரியாது.',
      freeOnOldNumber: 'ஆகஸ்ட் 2019 முதல் பழைய எண்ணில் இலவசம். இந்த எண்ணில்: எங்களுக்குத் தெரியாது.',
    },
    unknown: 'எங்களுக்குத் தெரியாது. இருந்தாலும் அழையுங்கள்.',
  },
  languages: {
    term: 'மொழிகள்',
    unknown: 'எங்களுக்குத் தெரியாது. உங்கள் மொழி உண்டா எனக் கேளுங்கள்.',
    names: { en: 'ஆங்கிலம்', ms: 'மலாய்', 'zh-Hans': 'மாண்டரின்', ta: 'தமிழ்' },
  },
  withoutSpeaking: {
    term: 'பேசாமல்',
    unknown: 'அப்படி ஒரு வழி எங்களுக்குத் தெரியவில்லை.',
    mail: 'மின்னஞ்சல்',
    whatsapp: 'WhatsApp',
  },
  source: {
    term: 'மூலம்',
    unknown: 'தேதி இல்லாத பொது இணையப் பக்கங்கள்.',
    publishers: {
      malayMail: 'Malay Mail',
      publicPages: 'பொது இணையப் பக்கங்கள், நேரம் பற்றி',
      deputyMinister: 'சுகாதாரத் துணை அமைச்சர், மக்களவை (Dewan Rakyat)',
      cna: 'CNA',
    },
    named: (publisher, month) => `${publisher}, ${monthInWords(month)}`,
  },
  list: (items) => items.join('; '),
  notCalled:
    'இந்த எண்களைப் பொது இணையப் பக்கங்களில் படித்தோம். எங்கள் குழுவில் யாரும் இவற்றை இன்னும் அழைத்துச் சரிபார்க்கவில்லை.',
  noPermission: 'உதவித் தொலைபேசிச் சேவையை அழைக்க உங்களுக்கு யாருடைய அனுமதியும் தேவையில்லை.',
  noOffence: '10 செப்டம்பர் 2025 முதல், மலேசியாவில் தற்கொலை முயற்சி குற்றம் அல்ல. அதைப் பற்றி நீங்கள் பேசலாம்.',
} satisfies Translated<typeof english>
