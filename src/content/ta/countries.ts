import type { Country } from '../sample-data.ts'

/** Already “in” the country: a name in brackets could be read as somebody's. */
export const countries: Record<Country, string> = {
  MY: 'மலேசியாவில்',
  SG: 'சிங்கப்பூரில்',
  US: 'அமெரிக்காவில்',
}
