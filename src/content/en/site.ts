import { BRAND } from '../facts.ts'
import type { SiteContent } from '../types/site.ts'
import { paths } from '#src/paths.ts'
import { sourceNotes } from './sources.ts'
import { joinWaitlist } from './waitlist-closed.ts'

export const site = {
  skipLink: 'Skip to the page',
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
    contact: { label: 'Contact Us', to: paths.contact },
    waitlist: joinWaitlist,
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
    links: [
      { label: 'About', to: paths.about },
      { label: 'How It Works', to: paths.howItWorks },
      { label: 'Research & Evidence', to: paths.research },
      { label: 'For Users', to: paths.forUsers },
      { label: 'For Partners', to: paths.forPartners },
      { label: 'For Investors', to: paths.forInvestors },
      { label: 'Safety & Privacy', to: paths.safety },
      { label: 'Contact', to: paths.contact },
      { label: 'Privacy Policy', to: paths.privacy },
      { label: 'Terms of Service', to: paths.terms },
    ],
    email: 'Email',
    phones: { malaysia: 'Malaysia', singapore: 'Singapore' },
    emergency: {
      call: 'In an emergency in Malaysia, call 999.',
      notAService: `${BRAND.name} is not an emergency service.`,
    },
    status: `${BRAND.name} is in development and in research trials. It is not for sale, not registered as a medical device, and no replacement for a therapist.`,
    copyright: (year) => `© ${year} ${BRAND.name}`,
  },
  help: {
    title: 'Need to talk to a person now?',
    open: 'Open now',
    closed: 'Closed now',
    call: 'Call',
    lines: {
      emergency: {
        name: 'Emergency',
        purpose: 'You or someone near you is in danger.',
        hours: '24 hours',
      },
      heal: {
        name: 'Talian HEAL',
        purpose: 'Mental health support by the Ministry of Health.',
        hours: '8 am to midnight, every day',
      },
      befrienders: {
        name: 'Befrienders KL',
        purpose: 'Someone to listen, about anything.',
        hours: '24 hours',
      },
      kasih: {
        name: 'Talian Kasih',
        purpose: 'Violence, abuse and family crisis.',
        hours: '24 hours',
      },
    },
  },
  legal: { back: 'Back to home', contents: 'On this page' },
  sources: {
    label: 'Source',
    means: 'What it means',
    doesNotMean: 'What it does not mean',
    figures: sourceNotes,
  },
  newTab: 'opens in a new tab',
  error: {
    title: 'This page did not load.',
    text: 'The connection dropped, or the site was updated while you were reading. Nothing you sent is lost.',
    reload: 'Load it again',
  },
} satisfies SiteContent
