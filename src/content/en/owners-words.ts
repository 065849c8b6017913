import type { OwnersWords } from '../owner.ts'

/** What the owner fills in for each language; src/content/owner.ts says what each field is for. */
export const ownersWords: OwnersWords = {
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
  nameMeaning: 'Hening is Malay for still and clear, like water.',
  approach: '',
  plans: {},
  takeOver: { who: '', hours: '' },
  sessionReaders: { who: '', howMuch: '', whatFor: '' },
  whomWeTell: '',
  parentsSee: '',
  trials: {},
  clinicalLeadCredentials: '',
  founders: '',
  useOfFunds: [],
  opening: '',
}
