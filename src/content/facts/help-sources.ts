import type { HelplineId } from './helplines.ts'

type Day = `${number}-${number}` | `${number}-${number}-${number}`
type Source = { publisher: string; said: Day }

/**
 * Where and when the facts about each helpline and public care were read, the newest first. No page
 * loads them. After 90 days `npm run ready` asks for a new one, to put first.
 */
export const helpSources = {
  emergency: [{ publisher: 'The Star (SaveME999, joint statement)', said: '2025-11-18' }],
  befrienders: [
    { publisher: 'The Star', said: '2024-11-26' },
    { publisher: 'New Straits Times (who calls)', said: '2022-07' },
    { publisher: 'theSun (in confidence)', said: '2019-07' },
  ],
  kasih: [
    { publisher: 'FMT', said: '2025-11-10' },
    { publisher: 'The Star (WhatsApp)', said: '2024-11-26' },
  ],
  heal: [
    { publisher: 'Kosmo, the minister', said: '2026-01-06' },
    { publisher: 'Malay Mail, the deputy minister', said: '2024-06-25' },
  ],
  samaritansSingapore: [
    { publisher: 'CNA', said: '2025-07-21' },
    { publisher: 'CNA (WhatsApp)', said: '2022-09-10' },
  ],
  clinics: [
    { publisher: 'FMT, Ministry of Health (walking in)', said: '2026-01-01' },
    { publisher: 'FMT, Ministry of Health (price)', said: '2023-06-15' },
    { publisher: 'Malay Mail (price)', said: '2019-11-11' },
  ],
  hospitals: [
    { publisher: 'FMT, Ministry of Health', said: '2023-06-15' },
    { publisher: 'The Star, Fees (Medical) Order', said: '2022-08-07' },
  ],
  mentari: [{ publisher: 'Bernama', said: '2024-08-05' }],
  psss: [
    { publisher: 'Malay Mail (the app)', said: '2025-05-19' },
    { publisher: 'theSun (registered counsellors)', said: '2024-02-20' },
  ],
  universities: [{ publisher: 'The Star, Ministry of Higher Education', said: '2025-06-16' }],
} as const satisfies Record<HelplineId | keyof typeof openCare, readonly [Source, ...Source[]]>

/** Prices, counts and names of public care; content/en/situations.ts has the words. */
export const openCare = {
  clinics: { visit: 'RM1' },
  hospitals: { laterVisit: 'RM5' },
  mentari: { count: 33, site: 'https://mentari.moh.gov.my' },
  psss: { app: 'MyPSSS' },
  universities: { count: 20 },
} as const
