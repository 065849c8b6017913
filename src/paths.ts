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

/** Sections that are linked to, from other pages or from their own. */
export const sectionPaths = {
  team: `${paths.about}#team`,
  cost: `${paths.forUsers}#cost`,
  openToday: `${paths.forUsers}#open-today`,
  worried: `${paths.forUsers}#worried`,
  child: `${paths.forUsers}#child`,
  treatment: `${paths.forUsers}#treatment`,
  silence: `${paths.forUsers}#silence`,
  conversations: `${paths.howItWorks}#conversations`,
  record: `${paths.solutions}#record`,
  factSheet: `${paths.research}#fact-sheet`,
  register: `${paths.research}#register`,
  studies: `${paths.research}#studies`,
  press: `${paths.research}#press`,
  whoReads: `${paths.safety}#readers`,
  danger: `${paths.safety}#danger`,
  whoFor: `${paths.safety}#who-for`,
  rights: `${paths.safety}#rights`,
  leaving: `${paths.safety}#leaving`,
  figuresAndPlans: `${paths.terms}#figures-and-plans`,
} as const

/** A page or a section of one, without the language's prefix, which the router adds. */
export type PagePath = Path | `${Path}#${string}`
