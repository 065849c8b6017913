import { BRAND } from '../facts/company.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'

export const site = {
  documentTitle: (page: string) => `${page} – ${BRAND.name}`,
  /** The line under the header, the only place that says how far along the product is. */
  status: { text: siteStatus, link: 'What works today' },
  skipLink: 'Skip to the page',
  languages: 'Language',
  header: {
    navigation: 'Main',
    menu: { open: 'Open menu', close: 'Close menu' },
    links: {
      forUsers: 'For Users',
      howItWorks: 'How It Works',
      about: 'About Us',
      solutions: 'Solutions',
      research: 'Research',
      forInvestors: 'For Investors',
      safety: 'Safety & Privacy',
      forPartners: 'For Partners',
      contact: 'Contact Us',
    },
  },
  /** The buttons and the links beside them. */
  signUp: {
    button: isOpen ? 'Sign up' : 'Join Waitlist',
    link: isOpen ? 'Sign up' : 'Email me at launch',
  },
  footer: {
    location: 'Kuala Lumpur, Malaysia',
    links: {
      about: 'About',
      howItWorks: 'How It Works',
      research: 'Research & Evidence',
      forUsers: 'For Users',
      forPartners: 'For Partners',
      forInvestors: 'For Investors',
      safety: 'Safety & Privacy',
      contact: 'Contact',
      privacy: 'Privacy Policy',
      terms: 'Terms of Service',
    },
    phones: { malaysia: 'Malaysia', singapore: 'Singapore' },
    disclaimer: `${BRAND.name} is not an emergency service, not registered as a medical device, and doesn’t replace a therapist.`,
    copyright: (year: string) => `© ${year} ${BRAND.name}`,
  },
  legal: { back: 'Back to home', contents: 'On this page' },
  factSheet: 'Our figures, with their sources',
  source: (publisher: string, year: number | null) => (year ? `${publisher}, ${year}` : publisher),
  loading: 'Loading…',
  newTab: 'opens in a new tab',
  error: {
    title: 'This page did not load.',
    text: 'The connection dropped, or the site was updated while you were reading. Nothing you sent is lost.',
    reload: 'Reload the page',
  },
} as const
