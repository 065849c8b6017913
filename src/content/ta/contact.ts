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
    description: `${BRAND.name}, மலேசியாவில் உள்ளவர்களுக்கு AI வழி உளவியல் சிகிச்சை. கூட்டாண்மை, முதலீடு, ஆய்வு, செய்தி: எதற்காகவும் எழுதுங்கள். ${siteStatus}`,
  },
  hero: {
    title: 'எங்களுக்கு எழுதுங்கள்.',
    lead: `நாங்கள் உருவாக்கும் ${BRAND.name}, மலேசியாவில் உள்ளவர்களுக்கு, அவரவர் மொழியிலேயே AI வழி உளவியல் சிகிச்சை. சேர்ந்து வேலை செய்வது, முதலீடு, எங்கள் ஆய்வு, செய்தி: எதைப் பற்றியும் கேளுங்கள். பொதுவான கேள்விகளுக்கு ${responseHours.general}\u00a0மணி நேரத்துக்குள் ஒரு மனிதர் பதில் எழுதுவார்.`,
    emergency: `யாருக்காவது ஆபத்து இருக்கலாம் என்றால், [${helplines.emergency.phone.text}](emergency) எண்ணை அழையுங்கள். எங்கள் பதிலுக்குக் காத்திருக்க வேண்டாம்.`,
  },
  form: {
    title: 'செய்தி அனுப்புங்கள்',
    about: `கூட்டாளர்கள், முதலீட்டாளர்கள், ஆய்வாளர்கள், ஊடகத்தினர், வேறு யாரும் ${BRAND.name} (AI வழி உளவியல் சிகிச்சை) பற்றிக் கேட்கலாம்.`,
  },
  options: {
    waitlist: isOpen ? 'பதிவு செய்ய' : 'பட்டியலில் சேர',
    partnerships: { subject: 'கூட்டாண்மை', text: 'முன்னோடித் திட்டம், விலை, ஆய்வு' },
    investors: { subject: 'முதலீட்டாளர்கள்', text: 'விளக்கக்காட்சி, எங்கள் நிறுவனம்' },
    support: { subject: 'பிற கேள்விகள்', text: 'ஆராய்ச்சி, ஊடகம், வேறு எதுவும்' },
  },
  responseTimes: {
    title: 'எப்போது பதில் வரும்',
    times: {
      technical: 'இணையத்தளக் கோளாறு',
      general: 'பொதுவான கேள்விகள்',
      investor: 'முதலீடு',
      partnership: 'கூட்டாண்மை',
      media: 'ஊடகம்',
    },
    within: (hours: number) => `${hours}\u00a0மணி நேரத்துக்குள்`,
    sameDay: 'அதே வேலை நாளில்',
    stitch: 'ஒவ்வொரு புள்ளியும் ஒரு மணி நேரம்.',
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
            ? 'ஆம், மலேசியாவில் கிடைக்கிறது. கைப்பேசியிலோ இணையத்திலோ, எழுதியோ குரலிலோ காணொளியிலோ, 24\u00a0மணி நேரமும் பேசலாம்.'
            : `${BRAND.name} இன்னும் உருவாகிக்கொண்டிருக்கிறது; ஆய்வுகளும் நடக்கின்றன. பாதுகாப்பானது, உதவுகிறது என்று அவை காட்டிய பிறகுதான் தொடங்கும். உங்கள் மின்னஞ்சலைத் தாருங்கள், அப்போது சொல்வோம். அன்றிலிருந்து 24\u00a0மணி நேரமும் பதில் சொல்லும்.`,
        ],
      },
      {
        question: 'என் தரவு பாதுகாப்பாக இருக்குமா?',
        answer: [
          `${inASession} உங்கள் கைப்பேசியிலிருந்து மலேசியாவில் உள்ள எங்கள் சேவையகம் (server) வரை, நீங்கள் சொல்வதை வழியில் யாராலும் படிக்க முடியாது (end-to-end encryption). அங்கே AI அதைப் படிக்கும். [நீங்கள் சொல்வதை யாரால் படிக்க முடியும்?](readers)`,
          `இங்கே நீங்கள் எழுதும் செய்தியை உங்களுக்குப் பதில் எழுத மட்டுமே படிப்போம். அது ${messageCountries} இருக்கும். எவ்வளவு காலம் என்று [தனியுரிமைக் கொள்கையில்](privacy) பாருங்கள்.`,
        ],
      },
      {
        question: `சிகிச்சையாளருக்கு ${BRAND.name} மாற்றா?`,
        answer: [
          'இல்லை. அவரைப் பார்க்கும் முன்பும், இரு சந்திப்புகளுக்கு நடுவிலும், பிறகும் இதனோடு பேசலாம்; சிகிச்சையாளர் இல்லாதபோதும் பேசலாம். ஏற்கெனவே ஒருவரிடம் போகிறீர்களா? தொடர்ந்து போங்கள்.',
        ],
      },
    ],
  },
  close: {
    title: 'எழுத இன்னும் யோசனையா?',
    about: 'அறிமுகம்',
    join: isOpen ? 'பதிவு செய்ய' : 'பட்டியலில் சேர',
  },
} satisfies Translated<typeof english>
