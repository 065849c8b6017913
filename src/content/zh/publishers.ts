import type { publishers as english } from '../en/publishers.ts'
import type { Translated } from '../types.ts'

export const publishers = {
  survey2015: '公共卫生研究院',
  survey2023: '公共卫生研究院',
  ratio2016: '《新海峡时报》',
  counts2024: '卫生部长',
  population2023: '统计局',
  fees2016: '马来西亚临床心理学会',
  fees2019: '《星报》',
  estimate: '我们自己的估算',
} satisfies Translated<typeof english>
