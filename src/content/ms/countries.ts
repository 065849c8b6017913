import type { Country } from '../sample-data.ts'

export const countries: Record<Country, string> = {
  MY: 'Malaysia',
  SG: 'Singapura',
  US: 'Amerika Syarikat',
}
