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
  action: { kind: 'route', label: 'Return to Home', to: paths.home },
} satisfies NotFoundContent
