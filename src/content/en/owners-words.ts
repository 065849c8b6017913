/** What the owner fills in for each language. People have the names that they have in src/content/owner.ts. */
export const ownersWords = {
  team: {
    'Dr Aisyah R.': {
      title: 'Chief executive',
      credentials: 'Psychiatrist, MMed (Psych)',
    },
    'Wei Jian T.': {
      title: 'Chief technology officer',
      credentials: 'PhD, machine learning',
    },
    'Dr Kavitha S.': {
      title: 'Clinical director',
      credentials: 'Clinical psychologist, PsyD',
    },
    'Harpreet S.': {
      title: 'Safety and ethics',
      credentials: 'MSc, health data science',
    },
    'Nurul H.': {
      title: 'Research',
      credentials: 'MPH, epidemiology',
    },
    'Marcus L.': {
      title: 'Partnerships',
      credentials: 'MBA, health systems',
    },
    'Li Ann C.': {
      title: 'Product and design',
      credentials: 'MDes, interaction',
    },
  },
} as const
