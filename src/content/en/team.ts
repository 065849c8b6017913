/** The team page gives each person a role; names are in ../team.ts. */
export const roles = {
  aisyah: { title: 'Chief executive', credentials: 'Psychiatrist, MMed (Psych)' },
  weiJian: { title: 'Chief technology officer', credentials: 'PhD, machine learning' },
  kavitha: { title: 'Clinical director', credentials: 'Clinical psychologist, PsyD' },
  harpreet: { title: 'Safety and ethics', credentials: 'MSc, health data science' },
  nurul: { title: 'Research', credentials: 'MPH, epidemiology' },
  marcus: { title: 'Partnerships', credentials: 'MBA, health systems' },
  liAnn: { title: 'Product and design', credentials: 'MDes, interaction' },
} as const
