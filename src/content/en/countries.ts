import type { Country } from '../owner.ts'

/** Form data may be stored in these countries; a sentence names them so. */
export const countries: Record<Country, string> = {
  AU: 'Australia',
  DE: 'Germany',
  GB: 'the United Kingdom',
  IE: 'Ireland',
  IN: 'India',
  JP: 'Japan',
  KR: 'South Korea',
  MY: 'Malaysia',
  SG: 'Singapore',
  US: 'the United States',
}
