import type { Country } from '../owner.ts'

/** Already “in” the country: a name in brackets could be read as somebody’s. */
export const countries: Record<Country, string> = {
  AU: 'ஆஸ்திரேலியாவில்',
  DE: 'ஜெர்மனியில்',
  GB: 'பிரிட்டனில்',
  IE: 'அயர்லாந்தில்',
  IN: 'இந்தியாவில்',
  JP: 'ஜப்பானில்',
  KR: 'தென் கொரியாவில்',
  MY: 'மலேசியாவில்',
  SG: 'சிங்கப்பூரில்',
  US: 'அமெரிக்காவில்',
}

/** Names several countries: “in Singapore and in America”. */
export function inAllOf(ids: readonly Country[]): string {
  if (ids.length === 1) return ids.map((id) => countries[id]).join('')
  return ids.map((id) => countries[id].replace(/்$/, 'ும்')).join(' ')
}
