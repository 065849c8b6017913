import type { LanguageId } from '../languages.ts'

/**
 * Everything that the owner fills in is here, and only here, but for two things: sentences that differ
 * by language, which are in owners-words.ts in each language's folder, and the office's hours and
 * holidays, in supabase/functions/_shared/office-hours.ts, because the functions may not import this
 * file.
 *
 * - `sample('…')` marks an invented value: replace it and its mark with the real value, `'…'`. A
 *   person with `isSample: true` is invented, too.
 * - What stays empty (`''`, `[]`, `0`, `false`) is shown on no page. A mailbox without an address of its own
 *   uses the one of support.
 *
 * `npm run ready` lists the samples that are left, and SITE_STRICT=1 refuses to build with one. A
 * photo that is not in the folder, an address that cannot be read or a person without a title stops
 * every build.
 */
export const owner: Owner = {
  /** As it stands in sentences. Header, footer and preview images write it in lower case, and have room for 18 letters. */
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
  phones: { malaysia: sample('+60 3 0000 0000'), singapore: sample('+65 0000 0000') },
  /** Full addresses: https://www.linkedin.com/company/… */
  socialLinks: { LinkedIn: '', Instagram: '', YouTube: '' },
  pressContact: { name: '', email: '', phone: '' },
  /** Files in public/press that a newspaper may use: the logo, and pictures in one archive. */
  pressKit: { logo: '', pictures: '' },
  /** Who answers universities, companies and clinics. */
  partnerContact: '',
  /** The year in which the company was founded. */
  founded: 0,

  /** Who published the market figure, and when. */
  marketSource: '',
  /** What investors are offered; what the money pays for stands in owners-words.ts. */
  round: { stage: '', size: '' },
  /** Partners with the plan that is marked “Most Popular”, and the month of the count, as 2027-03. */
  mostPopularBasis: { partners: 0, month: '' },
  /** Totals leave out a group with fewer people. */
  smallestGroup: 0,
  /** Hening hands people on to a partner's counsellors. */
  handsOn: false,

  /** The plans of the product, the cheapest first, with their price as it is shown: 'RM 29 a month'. */
  plans: [],
  /** Minutes that a session takes. */
  sessionMinutes: 0,
  /** The youngest age at which somebody may sign up. */
  minimumAge: 0,
  /** Whether people of the team read sessions unless somebody opts out, or only with consent; who they are stands in owners-words.ts. */
  sessionReaders: '',
  /** The day on which the operator confirmed that a clinician is on call during trial sessions, as 2027-03-01. */
  onCallConfirmedOn: '',
  /** Who answers for the safety of the product; credentials stand in owners-words.ts. */
  clinicalLead: '',
  /** Our own trials; what each one asks stands in owners-words.ts under its registration. Months as 2027-03. */
  trials: [],

  /** The companies that host the website, its database and its mail keep form data in these countries. */
  storage: { hosting: sample('SG'), database: sample('SG'), mail: sample('US') },
  /** Section 129 of the PDPA lets the data leave the country for this reason; a lawyer has to confirm it. */
  transferGround: sample('consent'),
  /** Days that a backup of the database is kept. */
  backupDays: 0,
  /**
   * Form data is kept this long, as the pages say. The scheduled deletion has the same periods in SQL:
   * change them there in a new migration (deploy/reference.md, "People's requests"). The waitlist is
   * deleted some days after the announcement that sign-ups are open, and never later than after its months.
   */
  retention: { waitlistMonths: 60, waitlistDaysAfterAnnouncement: 30, messageMonths: 24 },
  /** A name only. */
  dataProtectionOfficer: '',

  /** Other languages are built and linked nowhere. The PDPA, section 7(3), asks for English and Malay. */
  publishedLanguages: ['en', 'ms', 'zh', 'ta'],

  /** A photo (JPEG, PNG or WebP) goes to public/team: the build crops it to 4:5 and makes it small. Title and credentials go to owners-words.ts, under the same name. */
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

export type Plan = { name: string; price: string }

export type Trial = {
  registration: string
  ethicsApproval: string
  people: number
  from: string
  to: string
}

/** What the owner fills in for each language; what stays empty is shown on no page. */
export type OwnersWords = {
  /** Under the names of the people in owner.ts. */
  team: Record<string, PersonsWords>
  /** What the name means, as a sentence with the name in it: a meaning of another name is shown nowhere. */
  nameMeaning: string
  /** The kind of therapy: “cognitive behavioural therapy”. */
  approach: string
  /** What is included in each plan, under the plans' names. */
  plans: Record<string, string>
  /** Who takes over from the AI when somebody is in danger, and when: “A nurse”, “from 8 a.m. to 10 p.m.”. */
  takeOver: { who: string; hours: string }
  /** Which people of the team read sessions, how much and what for: “Two psychologists”, “one session in a hundred”, “to see whether the AI answers well”. */
  sessionReaders: { who: string; howMuch: string; whatFor: string }
  /** Who is told without a person's consent, and when, as a sentence. */
  whomWeTell: string
  /** What a parent sees of a child's sessions and what not, as a sentence. */
  parentsSee: string
  /** What each of our trials asks, under its registration. */
  trials: Record<string, string>
  /** After the name, in a sentence: “clinical psychologist, PsyD”. */
  clinicalLeadCredentials: string
  /** Two sentences by the founders, for “Our Story”. */
  founders: string
  /** The three things that an investment pays for, within a sentence: “a second trial”. */
  useOfFunds: readonly string[]
  /** When we mean to open: “the middle of 2027”. */
  opening: string
}

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
  pressKit: Record<'logo' | 'pictures', string>
  partnerContact: string
  founded: number
  marketSource: string
  round: Record<'stage' | 'size', string>
  mostPopularBasis: { partners: number; month: string }
  smallestGroup: number
  handsOn: boolean
  plans: Plan[]
  sessionMinutes: number
  minimumAge: number
  sessionReaders: '' | 'unlessOptedOut' | 'withConsent'
  onCallConfirmedOn: string
  clinicalLead: string
  trials: Trial[]
  storage: Record<'hosting' | 'database' | 'mail', Country>
  transferGround: 'consent' | 'precautions'
  backupDays: number
  retention: Record<'waitlistMonths' | 'waitlistDaysAfterAnnouncement' | 'messageMonths', number>
  dataProtectionOfficer: string
  /** English has the addresses without a language, so that it is always published. */
  publishedLanguages: ['en', ...LanguageId[]]
  team: TeamMember[]
}
