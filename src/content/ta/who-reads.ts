import { allWork } from '../facts/claims.ts'
import { helplines } from '../facts/helplines.ts'
import { isOpen } from '../facts/stage.ts'
import type { whoReads as english } from '../en/who-reads.ts'
import type { Translated } from '../types.ts'

const emergency = helplines.emergency.phone.text
/** An open product has it, or says that it is still to come. */
const canOptOut = !isOpen || allWork('rights')
const optOut = canOptOut ? 'வேண்டாம் என்று நீங்கள் சொல்லலாம்.' : 'வேண்டாம் என்று சொல்லும் வசதி பின்னர் வரும்.'

/** Three sections of the safety page: who can read a session, what happens in danger, and who it is for. */
export const whoReads = {
  readers: {
    title: 'நீங்கள் சொல்வதை யாரால் படிக்க முடியும்?',
    text: 'நீங்கள் சொல்வதைப் படித்தால்தான் AI‑யால் பதில் சொல்ல முடியும். எனவே, நீங்களும் ஒரு நண்பரும் மட்டுமே திறக்கக்கூடிய செய்தியைவிட, அமர்வில் இரகசியம் குறைவு.',
    said: 'இத நான் சொன்னதே இல்ல',
    rows: {
      you: { reader: 'நீங்கள்', gets: 'உங்கள் அமர்வுகள், நாங்கள் வைத்திருக்கும் வரை.' },
      networks: { reader: 'வழியில் உள்ள இணைய நிறுவனங்கள்', gets: 'எதுவும் இல்லை.' },
      ais: {
        reader: 'இரண்டு AI‑களும்',
        gets: 'ஒவ்வொரு சொல்லும்: ஒன்று பதில் சொல்ல, மற்றொன்று ஆபத்தின் அறிகுறிகளைத் தேட.',
      },
      us: {
        reader: 'எங்கள் குழு',
        gets: canOptOut
          ? 'பகுப்பாய்வுக்குத் தேவையானது; வேண்டாம் என்று நீங்கள் சொன்னால், அதுவும் இல்லை.'
          : `பகுப்பாய்வுக்குத் தேவையானது. ${optOut}`,
      },
      clinician: {
        reader: 'உங்கள் மருத்துவர் அல்லது உளவியல் நிபுணர்',
        gets: 'நீங்கள் சம்மதித்தால், சந்திப்புகளுக்கு இடையே எப்படி இருந்தீர்கள் என்ற சிறு குறிப்பு.',
      },
      partner: {
        reader: 'உங்கள் பல்கலைக்கழகம் அல்லது நிறுவனம்',
        gets: 'குழுவின் மொத்த எண்ணிக்கைகள். உங்கள் பெயரோ அமர்வுகளோ நீங்கள் சேர்ந்தீர்களா என்பதோ தெரியாது. [ஆபத்து என்றால்?](danger)',
      },
      authorities: { reader: 'அதிகாரிகள்', gets: 'சட்டமோ நீதிமன்றமோ கட்டாயப்படுத்தும் அளவுக்கு மட்டுமே.' },
    },
    team: {
      unlessOptedOut: (who, howMuch, whatFor) => `${who}: ${howMuch}, ${whatFor}. ${optOut}`,
      withConsent: (who) => `${who}, நீங்கள் சம்மதித்தால் மட்டுமே.`,
    },
  },
  danger: {
    title: 'அமர்வின்போது ஆபத்து என்றால்',
    steps: {
      found: `உங்களுக்கு ஆபத்து என்று தோன்றினால், AI‑க்காகக் காத்திருக்காமல் ${emergency} எண்ணை அழையுங்கள். இரண்டு AI‑களும் ஆபத்தின் அறிகுறிகளைத் தேடும்; ஆனால் இரண்டுமே அவற்றைத் தவறவிடக்கூடும்.`,
      lines:
        'எந்த AI ஆபத்தின் அறிகுறியைக் கண்டாலும், உரையாடல் நிற்கும். உங்களைக் கைவிடுவதற்காக அல்ல; நீங்கள் ஒரு மனிதரிடம் பேச வேண்டும் என்பதற்காக. திரையில் முதலில் 999, பிறகு உதவி எண்கள் தோன்றும். அவற்றில் ஒன்றை அழைத்து, ஒரு மனிதரிடம் பேசலாம்.',
      person: 'AI‑க்குப் பதில் ஒரு மனிதர் பொறுப்பேற்பார்.',
    },
    takeOver: (who, hours) => `AI‑க்குப் பதில் ${who} பொறுப்பேற்பார், ${hours}.`,
    escalation: 'AI‑யிலிருந்து மனிதருக்கு',
    /** Shown once the operator has confirmed it (content/facts/company.ts). */
    onCall:
      'எங்கள் ஆய்வுகளில், அமர்வு நடக்கும்போதெல்லாம் ஒரு மனநலத் துறை நிபுணர் உதவத் தயாராக இருக்கிறார். ஆய்வின் நெறிமுறை ஒப்புதலில் அவர் பெயர் உள்ளது.',
  },
  use: {
    title: 'இது யாருக்காக',
    meant: {
      title: 'யாருக்கு',
      text: 'மலேசியாவில் மனநல ஆதரவு தேடுபவர்களுக்கு: தனியாகவோ, சிகிச்சையாளர் நடத்தும் அமர்வுகளுக்கு முன்பும் இடையிலும் பின்புமோ.',
    },
    notMeant: {
      title: 'எதற்கு அல்ல',
      text: `அவசரம் என்றால், ${emergency} எண்ணை அழையுங்கள். AI உளவியல் சிகிச்சையாளருக்கு மாற்று அல்ல; உங்கள் சிகிச்சையாளரிடம் தொடர்ந்து போங்கள்.`,
    },
    minimumAge: (age) => `${age} வயதிலிருந்து. உதவி எண்ணை எந்த வயதிலும் அழைக்கலாம்.`,
  },
} satisfies Translated<typeof english>
