import { BRAND, formRetention, responseHours } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { ContactContent } from '../types/contact.ts'
import { paths } from '#src/paths.ts'
import { joinWaitlist, waitlistClosed } from './waitlist-closed.ts'

const within = (hours: number) => `${hours} மணி நேரத்துக்குள்`

export const contact = {
  meta: {
    title: 'தொடர்புகொள்ள',
    description: `கோலாலம்பூரில் உள்ள ${BRAND.name} குழுவுக்கு எழுதுங்கள்: கூட்டாண்மை, முதலீடு, ஊடகம், ஆராய்ச்சி, உதவி. ஒரு மனிதரே பதிலளிப்பார்; எத்தனை மணி நேரத்தில் என்பதும் தெரியும்.`,
  },
  hero: {
    title: 'ஒரு மனிதருக்கு எழுதுங்கள்.',
    lead: 'கோலாலம்பூரில் உள்ள எங்கள் குழு ஒவ்வொரு செய்தியையும் படித்துப் பதிலளிக்கிறது. இங்கே AI பதிலளிப்பதில்லை.',
    emergency: `யாராவது ஆபத்தில் இருந்தால், மின்னஞ்சலுக்காகக் காத்திருக்க வேண்டாம். ${helplines.emergency.phone.text}-ஐ அழையுங்கள்.`,
    card: {
      kind: 'anchor',
      label: 'உதவி எண்கள் உள்ள அட்டையை அச்சிட',
      href: `${paths.forUsers}#pocket-card`,
    },
  },
  direct: {
    title: 'நேரடித் தொடர்பு',
    email: 'மின்னஞ்சல்',
    malaysia: 'மலேசியா',
    singapore: 'சிங்கப்பூர்',
    address: 'அலுவலகம்',
  },
  form: { title: 'எங்களுக்கு எழுதுங்கள்' },
  responseTimes: {
    title: 'பதில் நேரம்',
    text: 'ஒரு தையல் ஒரு மணி நேரம். இவை எங்கள் இலக்குகள்; உத்தரவாதம் அல்ல.',
    times: [
      {
        title: 'தொழில்நுட்ப உதவி',
        text: within(responseHours.technical),
        hours: responseHours.technical,
      },
      {
        title: 'பொதுக் கேள்விகள்',
        text: within(responseHours.general),
        hours: responseHours.general,
      },
      {
        title: 'முதலீட்டாளர் தொடர்பு',
        text: within(responseHours.investor),
        hours: responseHours.investor,
      },
      {
        title: 'கூட்டாண்மைக் கோரிக்கைகள்',
        text: within(responseHours.partnership),
        hours: responseHours.partnership,
      },
      { title: 'ஊடகக் கேள்விகள்', text: 'அதே வேலை நாளில்', hours: null },
    ],
  },
  stayConnected: {
    title: 'தொடர்பில் இருங்கள்',
    labels: { linkedin: 'LinkedIn', instagram: 'Instagram', youtube: 'YouTube' },
    empty: 'இன்னும் இல்லை',
  },
  options: {
    title: 'எதைப் பற்றி?',
    text: 'ஒன்றைத் தேர்ந்தெடுங்கள்; கீழே உள்ள படிவத்தில் அதன் தலைப்பு வரும்.',
    cards: [
      {
        title: 'காத்திருப்புப் பட்டியலில் சேருங்கள்',
        text: `${BRAND.name} திறக்கும்போது அதைப் பயன்படுத்த விரும்பும் எவருக்கும்.`,
        action: joinWaitlist,
      },
      {
        title: 'கூட்டாண்மை',
        text: 'கல்வி நிலையங்கள், நிறுவனங்கள், சமூக அமைப்புகள், கிளினிக்குகள், பொதுச் சுகாதாரத் துறை ஆகியவற்றுக்கு.',
        action: { kind: 'enquiry', label: 'கூட்டாண்மை பற்றி எழுத', subject: 'கூட்டாண்மை' },
      },
      {
        title: 'முதலீட்டாளர்கள்',
        text: 'முதலீட்டு விளக்கக்காட்சியை (pitch deck) பெறும் முன்னோ பின்னோ எழும் கேள்விகளுக்கு.',
        action: { kind: 'enquiry', label: 'முதலீடு பற்றி எழுத', subject: 'முதலீட்டாளர்கள்' },
      },
      {
        title: 'பொது உதவி',
        text: 'மற்ற எல்லாவற்றுக்கும்: இந்த இணையத்தளம், உங்கள் தரவு, ஊடகம், ஆராய்ச்சியில் பங்கேற்பு.',
        action: { kind: 'enquiry', label: 'உதவி கேட்டு எழுத', subject: 'பொது உதவி' },
      },
    ],
  },
  questions: {
    title: 'முன்பு கேட்கப்பட்டவை',
    list: [
      {
        question: `${BRAND.name} எப்போது கிடைக்கும்?`,
        answer: [
          'இன்னும் கிடைக்கவில்லை. உறுதியாகச் சொல்லக்கூடிய தேதியும் இல்லை. இது உருவாக்கப்பட்டு வருகிறது; ஆய்வுச் சோதனையிலும் உள்ளது. திறந்ததும், 24/7 எந்த நேரத்திலும் கிடைக்க வேண்டும் என்பது திட்டம்: எழுத்து, குரல் அல்லது காணொளி வழியாக; கைப்பேசியில் அல்லது இணையத்தில்.',
          'இந்தப் பக்கத்தின் அடியில் உங்கள் மின்னஞ்சல் முகவரியைத் தாருங்கள். பதிவு தொடங்கும்போது உங்களுக்கு எழுதுவோம்.',
        ],
      },
      {
        question: 'என் தரவு பாதுகாப்பாக இருக்குமா?',
        answer: [
          [
            `இந்தப் பக்கத்திலிருந்து நீங்கள் அனுப்புவது அதிகபட்சம் ${formRetention.messageMonths} மாதங்கள் வைத்திருக்கப்படும். உங்களுக்குப் பதிலளிக்கவோ, பதிவு தொடங்குவதைத் தெரிவிக்கவோ பயன்படும். நீங்கள் கேட்டால் நீக்கப்படும். இந்த இணையத்தளம் குக்கிகளை (cookies) வைப்பதில்லை. எல்லாம் எங்கே வைக்கப்படுகிறது என்பது `,
            { text: 'தனியுரிமைக் கொள்கையில்', to: paths.privacy },
            ' உள்ளது.',
          ],
          [
            'சிகிச்சைத் தளத்துக்கு முழுவழி மறையாக்கமும் (end-to-end encryption), PDPA சட்டப்படி மலேசியாவில் உள்ள சேவையகங்களில் தரவை வைப்பதும் திட்டமிடப்பட்டுள்ளன. இரு முனைகளிலும் ',
            { text: 'ஒரு வாக்கியத்தை யார் படிக்க முடியும்', to: paths.safety },
            ' என்பதற்கு ஒரு தனி அட்டவணை உண்டு.',
          ],
        ],
      },
      {
        question: `${BRAND.name} ஓர் உளவியல் சிகிச்சையாளருக்கு மாற்றா?`,
        answer: [
          'இல்லை. ஒரு மனிதருடன் நடக்கும் அமர்வுகளுக்கு முன்பும், இடையிலும், பின்பும் உதவவே இது உருவாக்கப்படுகிறது. நீங்கள் ஒருவரைச் சந்தித்து வந்தால், தொடர்ந்து சந்தியுங்கள்.',
          `இது ஓர் அவசரச் சேவையும் அல்ல. மலேசியாவில் அவசர நிலைக்கான எண் ${helplines.emergency.phone.text}.`,
        ],
      },
    ],
  },
  close: {
    title: 'அல்லது முதலில் எங்களைப் பற்றிப் படியுங்கள்.',
    text: 'நாங்கள் யார், எதை உருவாக்குகிறோம், எங்கள் குழுவின் ஏழு பேர் (இப்போதைக்கு மாதிரி விவரங்களுடன்).',
    actions: [
      { kind: 'route', label: 'எங்களைப் பற்றி மேலும் அறிக', to: paths.about },
      { ...waitlistClosed, label: 'எங்கள் காத்திருப்புப் பட்டியலில் சேருங்கள்' },
    ],
  },
} satisfies ContactContent
