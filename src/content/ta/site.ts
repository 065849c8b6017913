import { BRAND } from '../facts.ts'
import type { SiteContent } from '../types/site.ts'
import { paths } from '#src/paths.ts'
import { waitlistClosed } from './waitlist-closed.ts'

export const site = {
  skipLink: 'உள்ளடக்கத்துக்குச் செல்க',
  languages: 'மொழி',
  header: {
    home: `${BRAND.name}, முகப்பு`,
    navigation: 'முதன்மைப் பக்கங்கள்',
    menu: { open: 'பட்டியலைத் திற', close: 'பட்டியலை மூடு' },
    links: [
      { label: 'எங்களைப் பற்றி', to: paths.about },
      { label: 'தீர்வுகள்', to: paths.solutions },
      { label: 'ஆராய்ச்சி', to: paths.research },
      { label: 'முதலீட்டாளர்', to: paths.forInvestors },
      { label: 'பாதுகாப்பு', to: paths.safety },
    ],
    menuLinks: [{ label: 'பங்காளர்', to: paths.forPartners }],
    contact: { label: 'தொடர்புகொள்ள', to: paths.contact },
    waitlist: waitlistClosed,
  },
  footer: {
    waitlist: {
      title: 'திறக்கும்போது உங்களுக்குச் சொல்கிறோம்.',
      text: 'எங்கள் ஆய்வுச் சோதனைகள் நடக்கும் காலத்தில் பதிவு இல்லை. உங்கள் மின்னஞ்சலைத் தாருங்கள்; பதிவு தொடங்கும்போது எழுதுகிறோம்.',
      button: 'மின்னஞ்சல் வழி பட்டியலில் சேர',
      joined: 'உங்கள் மின்னஞ்சல் பட்டியலில் சேர்ந்துவிட்டது. பதிவு தொடங்கும்போது ஒரே ஒரு முறை எழுதுவோம்.',
      withoutScript: 'அல்லது எங்களுக்கு எழுதுங்கள்; திறக்கும்போது தெரிவிக்கிறோம்:',
    },
    location: 'கோலாலம்பூர், மலேசியா',
    navigation: 'பக்கத்தின் அடிப்பகுதி',
    links: {
      product: [
        { label: 'எங்களைப் பற்றி', to: paths.about },
        { label: 'எவ்வாறு செயல்படுகிறது', to: paths.howItWorks },
        { label: 'ஆராய்ச்சியும் சான்றும்', to: paths.research },
      ],
      audiences: [
        { label: 'உங்களுக்காக', to: paths.forUsers },
        { label: 'பங்காளர்', to: paths.forPartners },
        { label: 'முதலீட்டாளர்', to: paths.forInvestors },
      ],
      trust: [
        { label: 'பாதுகாப்பும் தனியுரிமையும்', to: paths.safety },
        { label: 'தொடர்புகொள்ள', to: paths.contact },
        { label: 'தனியுரிமைக் கொள்கை', to: paths.privacy },
        { label: 'சேவை விதிமுறைகள்', to: paths.terms },
      ],
    },
    email: 'மின்னஞ்சல்',
    phones: {
      malaysia: 'மலேசியா',
      singapore: 'சிங்கப்பூர்',
      singaporeCrisis: 'நெருக்கடி உதவித் தொலைபேசி',
    },
    emergency: {
      call: 'மலேசியாவில் அவசர நிலை என்றால், 999-ஐ அழையுங்கள்.',
      notAService: `${BRAND.name} ஓர் அவசரச் சேவை அல்ல.`,
    },
    status: `${BRAND.name} உருவாக்கப்பட்டு வருகிறது; ஆய்வுச் சோதனையில் உள்ளது. இது விற்பனைக்கு இல்லை. மருத்துவச் சாதனமாகப் பதிவுசெய்யப்படவில்லை. உளவியல் சிகிச்சையாளருக்கு மாற்று அல்ல.`,
    copyright: (year) => `© ${year} ${BRAND.name}`,
  },
  legal: { back: 'முகப்புக்குத் திரும்ப', contents: 'இந்தப் பக்கத்தில்' },
  factSheet: 'எங்கள் எண்களும் அவற்றின் மூலங்களும்',
  source: (number, year) => (year ? `மூலம் ${number}, ${year}` : `மூலம் ${number}`),
  newTab: 'புதிய தாவலில் திறக்கும்',
  error: {
    title: 'இந்தப் பக்கம் திறக்கவில்லை.',
    text: 'இணைப்பு துண்டிக்கப்பட்டது, அல்லது நீங்கள் படிக்கும்போது இணையத்தளம் புதுப்பிக்கப்பட்டது. நீங்கள் அனுப்பியது எதுவும் தொலையவில்லை.',
    reload: 'மீண்டும் திறக்கவும்',
  },
} satisfies SiteContent
