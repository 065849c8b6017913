import { BRAND } from '../facts/company.ts'
import { otherValues } from '../facts/statistics.ts'
import type { publishers as english } from '../en/publishers.ts'
import type { Translated } from '../types.ts'
import { owner } from '../owner.ts'
import { otherValueTexts } from './statistics.ts'

const { olderCount, newestCount } = otherValues

export const publishers = {
  survey2015: 'Tinjauan Kebangsaan Kesihatan dan Morbiditi',
  survey2023: 'Tinjauan Kebangsaan Kesihatan dan Morbiditi',
  ratio2016: 'New Straits Times',
  counts2024: `${otherValueTexts.olderCount} dikira pada ${olderCount.year}, ${otherValueTexts.newestCount} pada ${newestCount.year}`,
  population2023: 'Jabatan Perangkaan Malaysia',
  fees2016: 'Persatuan Psikologi Klinikal Malaysia',
  fees2019: 'The Star',
  kosmo2026: 'Menteri Kesihatan, dalam Kosmo',
  stat2025: 'STAT',
  stat2026: 'STAT',
  estimate: owner.marketSource || `Anggaran ${BRAND.name}`,
} satisfies Translated<typeof english>
