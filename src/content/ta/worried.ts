import { helplines } from '../helplines.ts'
import type { WorriedContent } from '../types/worried.ts'
import { helplineFacts } from './helpline-facts.ts'

/** For whoever fears for somebody else. Waits for a clinician and native readers (content/unsigned.ts). */
export const worried = {
  title: 'யாரையாவது நினைத்துக் கவலையா?',
  lead: 'சரியான சொற்கள் தெரிந்திருக்க வேண்டியதில்லை. இந்த ஆறு விஷயங்கள் ஒரு தொடக்கம்.',
  actions: [
    {
      title: 'நேரடியாகக் கேளுங்கள்',
      text: 'தற்கொலை எண்ணம் உள்ளதா என்று கேளுங்கள். அந்தச் சொல்லையே பயன்படுத்துங்கள்; பதறாமல் கேளுங்கள்.',
    },
    {
      title: 'காதுகொடுத்துக் கேளுங்கள்',
      text: 'அவர் பேசட்டும். நீங்கள் எதையும் சரிசெய்ய வேண்டியதில்லை; வாதாட வேண்டியதும் இல்லை.',
    },
    {
      title: 'உடன் இருங்கள்',
      text: 'அவர் அந்த எண்ணப்படி நடக்கக்கூடும் என்றால், உதவி வரும் வரை அவரைத் தனியாக விடாதீர்கள்.',
    },
    {
      title: 'ஆபத்தான பொருள்களை அகற்றுங்கள்',
      text: 'உங்களால் பாதுகாப்பாகச் செய்ய முடிந்தால், தன்னைக் காயப்படுத்த அவர் பயன்படுத்தக்கூடியதை அவர் கைக்கு எட்டாமல் வையுங்கள்.',
    },
    {
      title: 'சேர்ந்து அழையுங்கள்',
      text: 'அவருடன் அமர்ந்து ஓர் உதவித் தொலைபேசிச் சேவையை அழையுங்கள். முதலில் நீங்கள் மட்டும் தனியாகவும் அழைக்கலாம்.',
    },
    {
      title: 'உங்களையும் கவனியுங்கள்',
      text: 'இது பெரிய பாரம். நீங்கள் நம்பும் ஒருவரிடம் சொல்லுங்கள்; ஓய்வெடுங்கள்.',
    },
  ],
  words: {
    title: 'பேச்சைத் தொடங்கச் சில வழிகள்',
    list: [
      [
        { text: 'You haven’t seemed like yourself. I’m here to listen.', lang: 'en' },
        { text: 'Are you thinking of ending your life?', lang: 'en' },
      ],
      [
        { text: 'Awak nampak lain kebelakangan ini. Saya sedia dengar.', lang: 'ms' },
        { text: 'Awak ada terfikir nak bunuh diri?', lang: 'ms' },
      ],
      [
        { text: '你最近好像不太一样。想说的话，我在听。', lang: 'zh-Hans' },
        { text: '你有想过自杀吗？', lang: 'zh-Hans' },
      ],
      [
        { text: 'கொஞ்ச நாளா நீங்க வேற மாதிரி இருக்கீங்க. நான் கேக்கறேன்.', lang: 'ta' },
        { text: 'தற்கொலை எண்ணம் வருதா?', lang: 'ta' },
      ],
    ],
  },
  urgent: {
    title: 'எப்போது அவசரம்',
    text: `அவர் தன்னைக் காயப்படுத்தியிருந்தால், விரைவில் அப்படிச் செய்யப்போவதாகச் சொன்னால், அல்லது அதற்கான பொருள் அருகில் இருந்தால்: ${helplines.emergency.phone.text}-ஐ அழையுங்கள், அவருடன் இருங்கள்.`,
    law: helplineFacts.noOffence,
  },
  unsigned:
    'இந்தப் பகுதி மருத்துவத் துறை நிபுணர் ஒருவரின் கையொப்பத்துக்கு இன்னும் காத்திருக்கிறது. மலாய், மாண்டரின், தமிழ் வரிகள் அந்தந்த மொழியைத் தாய்மொழியாகக் கொண்டவரின் சரிபார்ப்புக்குக் காத்திருக்கின்றன.',
} satisfies WorriedContent
