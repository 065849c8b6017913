import type { legal as english } from '../en/legal.ts'
import type { Translated } from '../types.ts'

export function monthInWords(date: string): string {
  const [year, month] = date.split('-')
  return `${year}年${Number(month)}月`
}

export const legal = {
  inWords: (day) => `${monthInWords(day.slice(0, 7))}${Number(day.slice(8))}日`,
  lastUpdated: '最后更新：',
  edition: (version, inForceSince) =>
    `文本为第${version}版，自${inForceSince}起适用，此后没有改动。`,
} satisfies Translated<typeof english>
