import type { Country } from '../owner.ts'

export const countries: Record<Country, string> = {
  AU: 'Australia',
  DE: 'Jerman',
  GB: 'United Kingdom',
  IE: 'Ireland',
  IN: 'India',
  JP: 'Jepun',
  KR: 'Korea Selatan',
  MY: 'Malaysia',
  SG: 'Singapura',
  US: 'Amerika Syarikat',
}
