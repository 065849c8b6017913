import type { Country } from '../sample-data.ts'

/** Where what is sent through the forms may stand, as a sentence names it. */
export const countries: Record<Country, string> = {
  MY: 'Malaysia',
  SG: 'Singapore',
  US: 'the United States',
}
