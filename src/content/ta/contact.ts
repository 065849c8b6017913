import { BRAND } from '../facts/company.ts'
import { allWork } from '../facts/claims.ts'
import { helplines } from '../facts/helplines.ts'
import { responseHours } from '../facts/terms.ts'
import type { contact as english } from '../en/contact.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'
import { messageCountries } from './privacy-notice.ts'

const isKept = allWork('encryption', 'servers')
const inASession = isKept ? 'அமர்வில்' : isOpen ? 'இந்த வசதி வந்த பிறகு,' : 'சேவை தொடங்கிய பிறகு,'

export const contact = {
  meta: {
    title: 'தொடர்புகொள்ள',
    description: `${BRAND.name}, மலேசியாவில் வாழ்வோருக்கான AI வழி உளவியல் சிகிச்சை. கூட்டாண்மை, முதலீடு, ஆராய்ச்சி, ஊடகம் பற்றி எங்களுக்கு எழுதுங்கள். ${siteStatus}`,
  },
  hero: {
    title: 'எங்களுக்கு எழுதுங்கள்.',
    lead: `மலேசியாவில் வாழ்வோருக்காக, அவரவர் மொழியிலேயே AI வழி உளவியல் சிகிச்சையை உருவாக்குகிறோம்; அதுதான் ${BRAND.name}. கூட்டாண்மை, முதலீடு, எங்கள் ஆய்வு, ஊடகச் செய்தி என எதைப் பற்றியும் கேளுங்கள். பொதுவான கேள்விகளுக்கு எங்கள் குழுவில் ஒருவர் ${responseHours.general} மணி நேரத்துக்குள் பதில் எழுதுவார்.`,
    emergency: `யாருக்காவது காயமோ ஆபத்தோ என்றால், [${helplines.emergency.phone.text}](emergency) எண்ணை அழையுங்கள். எங்கள் பதிலுக்குக் காத்திருக்க வேண்டாம்.`,
  },
  form: {
    title: 'செய்தி அனுப்புங்கள்',
    about: `கூட்டாளர்கள், முதலீட்டாளர்கள், ஆய்வாளர்கள், ஊடகத்தினர், ${BRAND.name} (AI வழி உளவியல் சிகிச்சை) பற்றிக் கேட்க விரும்புவோர் எழுதலாம்.`,
  },
  options: {
    waitlist: isOpen ? 'பதிவு செய்ய' : 'பட்டியலில் சேர',
    partnerships: { subject: 'கூட்டாண்மை', text: 'முன்னோடித் திட்டம், விலை, ஆய்வு' },
    investors: { subject: 'முதலீட்டாளர்கள்', text: 'விளக்கக்காட்சி, நிறுவன விவரம்' },
    support: { subject: 'பிற கேள்விகள்', text: 'ஆராய்ச்சி, ஊடகம், வேறு எதுவும்' },
  },
  responseTimes: {
    title: 'பதில் நேரம்',
    times: {
      technical: 'தொழில்நுட்பக் கோளாறு (இந்த இணையத்தளம்)',
      general: 'பொதுவான கேள்விகள்',
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
    title: 'அடிக்கடி கேட்கும் கேள்விகள்',
    opening: (when) => `எங்கள் இலக்கு: ${when}.`,
    list: [
      {
        question: isOpen ? `${BRAND.name} இப்போது கிடைக்கிறதா?` : `${BRAND.name} எப்போது கிடைக்கும்?`,
        answer: [
          isOpen
            ? 'ஆம், மலேசியாவில் கிடைக்கிறது. கைப்பேசியிலும் இணையத்திலும் எழுத்து, குரல், காணொளி வழி 24 மணி நேரமும் பதில் சொல்லும்.'
            : `${BRAND.name} இன்னும் உருவாகிக்கொண்டிருக்கிறது; ஆய்வுகளும் நடக்கின்றன. பாதுகாப்பானது, உதவுகிறது என்று அவை காட்டினால் மட்டுமே தொடங்கும். உங்கள் மின்னஞ்சலைத் தாருங்கள், அப்போது சொல்வோம். அன்றிலிருந்து 24 மணி நேரமும் பதில் சொல்லும்.`,
        ],
      },
      {
        question: 'என் தரவு பாதுகாப்பாக இருக்குமா?',
        answer: [
          `உங்களுக்குப் பதிலளிக்க மட்டுமே உங்கள் செய்தியைப் படிப்போம். அது ${messageCountries} இருக்கும்; எவ்வளவு காலம் என்று [தனியுரிமைக் கொள்கையில்](privacy) படிக்கலாம்.`,
          `${inASession} உங்கள் கைப்பேசியிலிருந்து மலேசியாவில் உள்ள எங்கள் சேவையகம் (server) வரை, நீங்கள் சொல்வதை வழியில் யாராலும் படிக்க முடியாது (end-to-end encryption). அங்கே AI அதைப் படிக்கும். [நீங்கள் சொல்வதை யாரால் படிக்க முடியும்?](readers)`,
        ],
      },
      {
        question: `சிகிச்சையாளருக்கு ${BRAND.name} மாற்றா?`,
        answer: [
          'இல்லை. சிகிச்சையாளர் இல்லாதபோதும், அவரிடம் போகும்போது அமர்வுகளுக்கு முன்பும் இடையிலும் பின்பும் இதனுடன் பேசலாம். ஏற்கெனவே போய்வந்தால், தொடர்ந்து போங்கள்.',
        ],
      },
    ],
  },
  close: {
    title: 'இப்போது எழுத மனமில்லையா?',
    about: 'அறிமுகம்',
    join: isOpen ? 'பதிவு செய்ய' : 'பட்டியலில் சேர',
  },
} satisfies Translated<typeof english>
