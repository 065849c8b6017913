import { BRAND } from '../facts/company.ts'
import { otherValues } from '../facts/statistics.ts'
import type { publishers as english } from '../en/publishers.ts'
import type { Translated } from '../types.ts'
import { owner } from '../owner.ts'
import { otherValueTexts } from './statistics.ts'

const { olderCount, newestCount } = otherValues

export const publishers = {
  survey2015: '全国健康及发病率调查',
  survey2023: '全国健康及发病率调查',
  ratio2016: '《新海峡时报》',
  counts2024: `${olderCount.year}年有${otherValueTexts.olderCount}名，${newestCount.year}年有${otherValueTexts.newestCount}名`,
  population2023: '马来西亚统计局',
  fees2016: '马来西亚临床心理学会',
  fees2019: '《星报》',
  kosmo2026: '卫生部长（《Kosmo》）',
  stat2025: 'STAT',
  stat2026: 'STAT',
  estimate: owner.marketSource || `${BRAND.name}的估算`,
} satisfies Translated<typeof english>
