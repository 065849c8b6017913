import { BRAND } from '../facts/company.ts'
import { otherValues } from '../facts/statistics.ts'
import type { publishers as english } from '../en/publishers.ts'
import type { Translated } from '../types.ts'
import { owner } from '../owner.ts'
import { otherValueTexts } from './statistics.ts'

const { olderCount, newestCount } = otherValues

export const publishers = {
  survey2015: 'தேசியச் சுகாதார, நோய்நிலை ஆய்வு',
  survey2023: 'தேசியச் சுகாதார, நோய்நிலை ஆய்வு',
  ratio2016: 'New Straits Times',
  counts2024: `${olderCount.year}இல் ${otherValueTexts.olderCount}, ${newestCount.year}இல் ${otherValueTexts.newestCount} பேர்`,
  population2023: 'மலேசியப் புள்ளிவிவரத் துறை',
  fees2016: 'மலேசிய மருத்துவ உளவியல் சங்கம்',
  fees2019: 'The Star',
  kosmo2026: 'சுகாதார அமைச்சர், Kosmo நாளிதழில்',
  stat2025: 'STAT',
  stat2026: 'STAT',
  estimate: owner.marketSource || `${BRAND.name} மதிப்பீடு`,
} satisfies Translated<typeof english>
