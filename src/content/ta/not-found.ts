import { BRAND } from '../facts.ts'
import type { NotFoundContent } from '../types/not-found.ts'
import { paths } from '#src/paths.ts'

export const notFound = {
  meta: {
    title: 'Page not found',
    description: `There is no page at this address. The home page of ${BRAND.name} leads to all the others.`,
  },
  code: '404',
  text: 'Oops! Page not found',
  repair: 'Put the fallen stitch back',
  action: { kind: 'route', label: 'Return to Home', to: paths.home },
  links: [
    { kind: 'route', label: 'For Users', to: paths.forUsers },
    { kind: 'route', label: 'How It Works', to: paths.howItWorks },
    { kind: 'route', label: 'Contact Us', to: paths.contact },
  ],
} satisfies NotFoundContent
