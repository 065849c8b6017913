import type { LanguageId } from '../languages.ts'

/**
 * Everything that the owner fills in is here, and only here, but for two things: the titles and
 * credentials of the team, which are in owners-words.ts in each language's folder, and the office's
 * hours and holidays, in supabase/functions/_shared/office-hours.ts, because the functions may not
 * import this file.
 *
 * - `sample('…')` marks an invented value: replace it and its mark with the real value, `'…'`. A
 *   person with `isSample: true` is invented, too.
 * - What stays empty (`''`, `[]`, `0`) is shown on no page. A mailbox without an address of its own
 *   uses the one of support.
 *
 * `npm run ready` lists the samples that are left, and SITE_STRICT=1 refuses to build with one. A
 * photo that is not in the folder, an address that cannot be read or a person without a title stops
 * every build.
 */
export const owner: Owner = {
  brand: sample('Hening'),
  siteOrigin: sample('https://hening.example.com'),
  /** 'trials', or 'open' from the day on which people can sign up. SITE_STAGE=open shows that day before it comes. */
  stage: 'trials',
  /** Where people sign up for the product. The announcement to the waitlist waits for it. */
  signUpUrl: '',

  /** The company is the controller of the privacy notice, and the other side of the terms. */
  company: sample('Contoh Sdn. Bhd.'),
  registration: sample('000000000000'),
  address: sample(['Level 0, Menara Contoh', 'Jalan Contoh', '50000 Kuala Lumpur, Malaysia']),
  mailboxes: {
    support: sample('hello@example.com'),
    careers: sample('careers@example.com'),
    investors: sample('investors@example.com'),
    privacy: sample('privacy@example.com'),
  },
  phones: { malaysia: sample('+60 3-0000 0000'), singapore: sample('+65 0000 0000') },
  /** Full addresses: https://www.linkedin.com/company/… */
  socialLinks: { LinkedIn: '', Instagram: '', YouTube: '' },
  pressContact: { name: '', email: '', phone: '' },

  /** Who published the market figure, and when. */
  marketSource: '',

  /** The companies that host the website, its database and its mail keep form data in these countries. */
  storage: { hosting: sample('SG'), database: sample('SG'), mail: sample('US') },
  /** Section 129 of the PDPA lets the data leave the country for this reason; a lawyer has to confirm it. */
  transferGround: sample('consent'),
  /** Days that a backup of the database is kept. */
  backupDays: 0,
  /**
   * Form data is kept this long, as the pages say. The scheduled deletion has the same periods in SQL:
   * change them there in a new migration (deploy/README.md, "People's requests"). The waitlist is
   * deleted some days after the announcement that sign-ups are open, and never later than after its months.
   */
  retention: { waitlistMonths: 60, waitlistDaysAfterAnnouncement: 30, messageMonths: 24 },
  dataProtectionOfficer: '',

  /** Other languages are built and linked nowhere. The PDPA, section 7(3), asks for English and Malay. */
  publishedLanguages: ['en', 'ms', 'zh', 'ta'],

  /** A photo, cropped 4:5, goes to public/team; title and credentials go to owners-words.ts, under the same name. */
  team: [
    {
      name: 'Dr Aisyah R.',
      isSample: true,
      photo: 'portrait-1.svg',
      link: 'https://www.linkedin.com/',
    },
    {
      name: 'Wei Jian T.',
      isSample: true,
      photo: 'portrait-2.svg',
      link: 'https://www.linkedin.com/',
    },
    {
      name: 'Dr Kavitha S.',
      isSample: true,
      photo: 'portrait-3.svg',
      link: 'https://www.linkedin.com/',
    },
    {
      name: 'Harpreet S.',
      isSample: true,
      photo: 'portrait-4.svg',
      link: 'https://www.linkedin.com/',
    },
    {
      name: 'Nurul H.',
      isSample: true,
      photo: 'portrait-5.svg',
      link: 'https://www.linkedin.com/',
    },
    {
      name: 'Marcus L.',
      isSample: true,
      photo: 'portrait-6.svg',
      link: 'https://www.linkedin.com/',
    },
    {
      name: 'Li Ann C.',
      isSample: true,
      photo: 'portrait-7.svg',
      link: 'https://www.linkedin.com/',
    },
  ],
}

// Nothing below is to be filled in.

/** Marks an invented value, which `npm run ready` finds by its mark in this file. */
export function sample<T>(value: T): T {
  return value
}

/** In trials people can join the waitlist; once the product is open, they sign up for it. */
export type Stage = 'trials' | 'open'

export type Country = 'AU' | 'DE' | 'GB' | 'IE' | 'IN' | 'JP' | 'KR' | 'MY' | 'SG' | 'US'

export type TeamMember = {
  name: string
  isSample?: boolean
  /** A file in public/team: a photo, or a woven portrait (SVG). */
  photo: string
  link: string
}

/** Stands in each language under the person's name. */
export type PersonsWords = { title: string; credentials: string }

export type Owner = {
  brand: string
  siteOrigin: string
  stage: Stage
  signUpUrl: string
  company: string
  registration: string
  address: string[]
  mailboxes: Record<'support' | 'careers' | 'investors' | 'privacy', string>
  phones: Record<'malaysia' | 'singapore', string>
  socialLinks: Record<'LinkedIn' | 'Instagram' | 'YouTube', string>
  pressContact: Record<'name' | 'email' | 'phone', string>
  marketSource: string
  storage: Record<'hosting' | 'database' | 'mail', Country>
  transferGround: 'consent' | 'precautions'
  backupDays: number
  retention: Record<'waitlistMonths' | 'waitlistDaysAfterAnnouncement' | 'messageMonths', number>
  dataProtectionOfficer: string
  /** English has the addresses without a language, so that it is always published. */
  publishedLanguages: ['en', ...LanguageId[]]
  team: TeamMember[]
}
