import { BRAND } from '../facts.ts'
import type { SiteContent } from '../types/site.ts'
import { paths } from '#src/paths.ts'
import { waitlistClosed } from './waitlist-closed.ts'

export const site = {
  skipLink: 'Skip to the page',
  languages: 'Language',
  header: {
    home: `${BRAND.name}, home`,
    navigation: 'Main',
    menu: { open: 'Open menu', close: 'Close menu' },
    links: [
      { label: 'About Us', to: paths.about },
      { label: 'Solutions', to: paths.solutions },
      { label: 'Research', to: paths.research },
      { label: 'For Investors', to: paths.forInvestors },
      { label: 'Safety & Privacy', to: paths.safety },
    ],
    menuLinks: [{ label: 'For Partners', to: paths.forPartners }],
    contact: { label: 'Contact Us', to: paths.contact },
    waitlist: waitlistClosed,
  },
  footer: {
    waitlist: {
      title: 'Be told when it opens.',
      text: 'Sign-ups are closed while our research trials run. Leave your email and we’ll write to you when they open.',
      button: 'Join the waitlist by email',
      joined: 'Your email is on the list. We’ll write once, when sign-ups open.',
      withoutScript: 'Or write to us and ask to be told:',
    },
    location: 'Kuala Lumpur, Malaysia',
    navigation: 'Footer',
    links: {
      product: [
        { label: 'About', to: paths.about },
        { label: 'How It Works', to: paths.howItWorks },
        { label: 'Research & Evidence', to: paths.research },
      ],
      audiences: [
        { label: 'For Users', to: paths.forUsers },
        { label: 'For Partners', to: paths.forPartners },
        { label: 'For Investors', to: paths.forInvestors },
      ],
      trust: [
        { label: 'Safety & Privacy', to: paths.safety },
        { label: 'Contact', to: paths.contact },
        { label: 'Privacy Policy', to: paths.privacy },
        { label: 'Terms of Service', to: paths.terms },
      ],
    },
    email: 'Email',
    phones: { malaysia: 'Malaysia', singapore: 'Singapore', singaporeCrisis: 'Crisis line' },
    emergency: {
      call: 'In an emergency in Malaysia, call 999.',
      notAService: `${BRAND.name} is not an emergency service.`,
    },
    status: `${BRAND.name} is in development and in research trials. It is not for sale, not registered as a medical device, and no replacement for a therapist.`,
    copyright: (year) => `© ${year} ${BRAND.name}`,
  },
  legal: { back: 'Back to home', contents: 'On this page' },
  factSheet: 'Our figures, with their sources',
  source: (number, year) => (year ? `Source ${number}, ${year}` : `Source ${number}`),
  newTab: 'opens in a new tab',
  error: {
    title: 'This page did not load.',
    text: 'The connection dropped, or the site was updated while you were reading. Nothing you sent is lost.',
    reload: 'Load it again',
  },
} satisfies SiteContent
