export const headerLinks = ['about', 'solutions', 'research', 'forInvestors', 'safety'] as const

export const menuLinks = ['forUsers', 'howItWorks', ...headerLinks, 'forPartners'] as const

export const footerLinks = [
  'about',
  'howItWorks',
  'research',
  'forUsers',
  'forPartners',
  'forInvestors',
  'safety',
  'contact',
  'privacy',
  'terms',
] as const
