import { BRAND } from '../facts/company.ts'
import { helplines } from '../facts/helplines.ts'
import { responseHours } from '../facts/terms.ts'
import type { contact as english } from '../en/contact.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'

export const contact = {
  meta: {
    title: 'தொடர்புகொள்ள',
    description: `கூட்டாண்மை, முதலீடு, ஆராய்ச்சி, ஊடகம் பற்றிக் கோலாலம்பூரில் உள்ள ${BRAND.name} குழுவுக்கு எழுதுங்கள். ${siteStatus}`,
  },
  hero: {
    title: 'எங்களுக்கு எழுதுங்கள்.',
    lead: `${BRAND.name}, உங்கள் மொழியிலேயே AI வழி உளவியல் சிகிச்சை. பொதுவான கேள்விகளுக்கு ${responseHours.general} மணி நேரத்துக்குள் மனிதரே பதில் எழுதுவார்.`,
    emergency: `யாராவது ஆபத்தில் இருந்தால், [${helplines.emergency.phone.text}](emergency) எண்ணை அழையுங்கள். எங்கள் பதிலுக்குக் காத்திருக்க வேண்டாம்.`,
    helplines: 'இன்றிரவே ஒருவரிடம் பேச',
  },
  form: { title: 'செய்தி அனுப்புங்கள்' },
  options: {
    waitlist: isOpen ? 'பதிவு செய்ய' : 'காத்திருப்புப் பட்டியல்',
    partnerships: { subject: 'கூட்டாண்மை', text: 'முன்னோடித் திட்டம், கூட்டு ஆராய்ச்சி' },
    investors: { subject: 'முதலீட்டாளர்கள்', text: 'விளக்கக்காட்சி, நிறுவனம்' },
    support: { subject: 'பிற கேள்விகள்', text: 'வேறு எதுவாக இருந்தாலும்' },
  },
  responseTimes: {
    title: 'பதில் நேரம்',
    times: {
      technical: 'தொழில்நுட்பக் கோளாறு',
      general: 'பிற கேள்விகள்',
      investor: 'முதலீட்டாளர் தொடர்பு',
      partnership: 'கூட்டாண்மைக் கோரிக்கைகள்',
      media: 'ஊடகக் கேள்விகள்',
    },
    within: (hours: number) => `${hours} மணி நேரத்துக்குள்`,
    sameDay: 'அதே வேலை நாளில்',
  },
  direct: {
    title: 'நேரடித் தொடர்பு',
    email: 'மின்னஞ்சல்',
    malaysia: 'மலேசியா',
    singapore: 'சிங்கப்பூர்',
    address: 'அலுவலகம்',
  },
  stayConnected: {
    title: 'தொடர்பில் இருப்போம்',
  },
  questions: {
    title: 'அடிக்கடி கேட்கப்படும் கேள்விகள்',
    list: [
      {
        question: isOpen ? `${BRAND.name} இப்போது கிடைக்கிறதா?` : `${BRAND.name} எப்போது கிடைக்கும்?`,
        answer: [
          isOpen
            ? 'ஆம், மலேசியாவில் கிடைக்கிறது. கைப்பேசியிலும் இணையத்திலும் எழுத்து, குரல், காணொளி வழி 24/7 பதில் சொல்லும்.'
            : 'பாதுகாப்பானது, உதவுகிறது என்று எங்கள் ஆய்வுகள் காட்டிய பிறகு. கைப்பேசியிலும் இணையத்திலும் எழுத்து, குரல், காணொளி வழி 24/7 பதில் சொல்லும்படி இதை உருவாக்குகிறோம்.',
        ],
      },
      {
        question: 'என் தரவு பாதுகாப்பாக இருக்குமா?',
        answer: [
          'உங்களுக்குப் பதிலளிக்க மட்டுமே உங்கள் செய்தியைப் படிப்போம். அது எங்கே, எவ்வளவு காலம் இருக்கும் என்று [தனியுரிமைக் கொள்கையில்](privacy) படிக்கலாம்.',
          'மலேசியாவில் உள்ள எங்கள் சேவையகம் வரை, அமர்வில் நீங்கள் சொல்வதை வழியில் யாராலும் படிக்க முடியாது (end-to-end encryption). அங்கே AI அதைப் படித்துப் பதில் சொல்லும். [நீங்கள் சொல்வதை யாரால் படிக்க முடியும்?](readers)',
        ],
      },
      {
        question: `${BRAND.name}, சிகிச்சையாளருக்கு மாற்றா?`,
        answer: [
          'இல்லை. சிகிச்சையாளர் நடத்தும் அமர்வுகளுக்கு முன்பும் இடையிலும் பின்பும் இதைப் பயன்படுத்துங்கள். ஏற்கெனவே ஒரு சிகிச்சையாளரிடம் போய்வந்தால், தொடர்ந்து போங்கள்.',
        ],
      },
    ],
  },
  close: {
    title: 'இப்போது எழுத மனமில்லையா?',
    about: 'எங்களைப் பற்றி அறிய',
    join: isOpen ? 'பதிவு செய்ய' : 'எங்கள் சேவைக்குப் பதிவு',
  },
} satisfies Translated<typeof english>
