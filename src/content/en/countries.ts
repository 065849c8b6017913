import type { Country } from '../sample-data.ts'

/** Form data may be stored in these countries; a sentence names them so. */
export const countries: Record<Country, string> = {
  MY: 'Malaysia',
  SG: 'Singapore',
  US: 'the United States',
}
