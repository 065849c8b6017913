/** Every address of the site. Links, tests and the build take them from here. */
export const paths = {
  home: '/',
  about: '/about',
  solutions: '/solutions',
  howItWorks: '/how-it-works',
  research: '/research',
  forUsers: '/for-users',
  forPartners: '/for-partners',
  forInvestors: '/for-investors',
  safety: '/safety',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
} as const

export type Path = (typeof paths)[keyof typeof paths]
