import type { paths } from '#src/paths.ts'

type PageName = keyof typeof paths

/** The pages that the header and the footer lead to, in order; how they are called is in content/en/site.ts. */
export const headerLinks = [
  'about',
  'solutions',
  'research',
  'forInvestors',
  'safety',
] as const satisfies PageName[]

/** The links of the menu on small screens: the header's, and those for which it has no room. */
export const menuLinks = [
  'forUsers',
  'howItWorks',
  ...headerLinks,
  'forPartners',
] as const satisfies PageName[]

/** A column each: the product, its audiences, the small print. */
export const footerLinks = [
  ['about', 'howItWorks', 'research'],
  ['forUsers', 'forPartners', 'forInvestors'],
  ['safety', 'contact', 'privacy', 'terms'],
] as const satisfies PageName[][]

/** The look of a link in the footer, and of the one below the menu's numbers. */
export const textLink =
  'inline-flex min-h-11 items-center leading-tight hover:link-underline hover:decoration-dashed'
