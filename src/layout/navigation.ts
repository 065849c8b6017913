import type { paths } from '#src/paths.ts'

type PageName = keyof typeof paths

export const headerLinks = [
  'about',
  'solutions',
  'research',
  'forInvestors',
  'safety',
] as const satisfies PageName[]

export const menuLinks = [
  'forUsers',
  'howItWorks',
  ...headerLinks,
  'forPartners',
] as const satisfies PageName[]

export const footerLinks = [
  ['about', 'howItWorks', 'research'],
  ['forUsers', 'forPartners', 'forInvestors'],
  ['safety', 'contact', 'privacy', 'terms'],
] as const satisfies PageName[][]

export const textLink =
  'inline-flex min-h-11 items-center leading-tight hover:link-underline hover:decoration-dashed'
