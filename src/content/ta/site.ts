import { BRAND } from '../facts/company.ts'
import type { site as english } from '../en/site.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'

export const site = {
  documentTitle: (page) => `${page} – ${BRAND.name}`,
  status: { text: siteStatus, link: 'இன்று உள்ளவை' },
  skipLink: 'நேராகப் பக்கத்துக்குப் போக',
  languages: 'மொழி',
  header: {
    navigation: 'முக்கியப் பக்கங்கள்',
    menu: { open: 'மெனுவைத் திறக்க', close: 'மெனுவை மூட' },
    links: {
      forUsers: 'உங்களுக்காக',
      howItWorks: 'எப்படி நடக்கும்',
      about: 'அறிமுகம்',
      solutions: 'தீர்வுகள்',
      research: 'ஆராய்ச்சி',
      forInvestors: 'முதலீடு',
      safety: 'பாதுகாப்பு',
      forPartners: 'கூட்டாண்மை',
      contact: 'தொடர்பு',
    },
  },
  /** The buttons and the links beside them. */
  signUp: {
    button: isOpen ? 'பதிவு செய்ய' : 'பட்டியலில் சேர',
    link: isOpen ? 'பதிவு' : 'தொடங்கியதும் அறிய',
  },
  footer: {
    location: 'கோலாலம்பூர், மலேசியா',
    links: {
      about: 'எங்களைப் பற்றி',
      howItWorks: 'எப்படி நடக்கும்',
      research: 'ஆராய்ச்சியும் சான்றும்',
      forUsers: 'உங்களுக்காக',
      forPartners: 'கூட்டாளர்களுக்கு',
      forInvestors: 'முதலீட்டாளர்\u00adகளுக்கு',
      safety: 'பாதுகாப்பும் தனியுரிமையும்',
      contact: 'தொடர்புகொள்ள',
      privacy: 'தனியுரிமைக் கொள்கை',
      terms: 'சேவை விதிமுறைகள்',
    },
    phones: {
      malaysia: 'மலேசியா',
      singapore: 'சிங்கப்பூர்',
    },
    disclaimer: `${BRAND.name} அவசர உதவிச் சேவை அல்ல, சிகிச்சையாளருக்கு மாற்றும் அல்ல, மருத்துவச் சாதனமாகப் பதிவு\u00a0பெறவில்லை.`,
    copyright: (year) => `© ${year} ${BRAND.name}`,
  },
  legal: { back: 'முகப்புக்குத் திரும்ப', contents: 'இந்தப் பக்கத்தில்' },
  factSheet: 'எங்கள் எண்களும் ஆதாரங்களும்',
  source: (publisher, year) => (year ? `${publisher}, ${year}` : publisher),
  loading: 'பக்கம் திறக்கிறது…',
  newTab: 'புதிய பக்கத்தில் திறக்கும்',
  error: {
    title: 'இந்தப் பக்கம் திறக்கவில்லை.',
    text: 'இணையம் போயிருக்கலாம். இல்லையென்றால், நீங்கள் படிக்கும்போதே தளத்தை மாற்றியிருப்போம். அனுப்பிய எதுவும் தொலையவில்லை.',
    reload: 'மீண்டும் திறக்க',
  },
} satisfies Translated<typeof english>
