import { BRAND } from './company.ts'

/** Mail to our team has English labels on every page. */
export const pitchDeckMail = {
  name: 'Name',
  position: 'Position',
  organization: 'Organization',
  investorType: 'Investor type',
  investmentRange: 'Investment range',
  investmentFocus: 'Investment focus',
  timeframe: 'Timeframe',
  message: 'Additional message',
  notSpecified: 'Not specified',
  noMessage: 'No additional message provided',
  automated: `This is an automated pitch deck request from the ${BRAND.name} website.`,
} as const

/** Our team reads the answers so; on English pages they are also the visitor's options. */
export const englishOptions = {
  investorType: {
    vc: 'Venture Capital',
    pe: 'Private Equity',
    angel: 'Angel Investor',
    'family-office': 'Family Office',
    corporate: 'Corporate Venture',
    government: 'Government Fund',
    other: 'Other',
  },
  investmentRange: {
    '50k-250k': '$50K – $250K',
    '250k-1m': '$250K – $1M',
    '1m-5m': '$1M – $5M',
    '5m-25m': '$5M – $25M',
    '25m+': '$25M or more',
  },
  investmentFocus: {
    healthtech: 'HealthTech',
    'digital-therapeutics': 'Digital Therapeutics',
    'mental-health': 'Mental Health',
    'ai-ml': 'AI and Machine Learning',
    saas: 'SaaS',
    'southeast-asia': 'Southeast Asia',
    'early-stage': 'Early Stage',
    growth: 'Growth Stage',
  },
  timeframe: {
    immediately: 'Immediately',
    '3-months': 'Within 3 months',
    '6-months': 'Within 6 months',
    '12-months': 'Within 12 months',
    exploring: 'Just exploring',
  },
} as const
