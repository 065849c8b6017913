import { BRAND } from '../facts/company.ts'
import { siteStatus } from './claim-status.ts'

export const notFound = {
  meta: {
    title: 'Page not found',
    description: `There is no page at this address. ${BRAND.name} is AI therapy in your language. ${siteStatus} The home page leads to all the others.`,
  },
  code: '404',
  text: 'Oops! Page not found',
  about: `This address may be wrong or out of date. ${BRAND.name} is AI therapy in your language, at any hour, for people in Malaysia.`,
  home: 'Return to home',
  links: {
    forUsers: 'For Users',
    howItWorks: 'How It Works',
    contact: 'Contact Us',
  },
} as const
