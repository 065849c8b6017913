import { expect, test } from 'vitest'
import { drawSocialCard } from '../../vite/social-card.tsx'

const card = { title: 'A heading', brand: 'Hening', tone: 'tone-plain' } as const

/** The lines as drawn, without spaces: satori writes a text element per word, and its y is the line's. */
function linesOf(svg: string): string[] {
  const lines = new Map<string, string>()
  for (const [, y = '', text = ''] of svg.matchAll(/<text [^>]*\by="([^"]+)"[^>]*>([^<]*)</g))
    lines.set(y, (lines.get(y) ?? '') + text)
  return Array.from(lines.values(), (line) => line.replaceAll(/[\s\u200b]/g, ''))
}

test('draws the mark on a preview image 64 pixels wide', async () => {
  expect(await drawSocialCard(card)).toMatch(/<image [^>]*width="64" height="68"/)
})

test.each([
  '超过3300万人， 精神科医生\u200b只有500名',
  '六步，\u200b用Hening\u200b做心理治疗',
  'Hening先试验，\u200b再开放',
  '让您照顾的人，\u200b用家里讲的语言\u200b得到心理健康支援',
])('breaks the Chinese heading %j between its phrases only', async (title) => {
  const [, ...lines] = linesOf(await drawSocialCard({ ...card, title }, false))
  const phrases = title.split(/[\s\u200b]+/)
  expect(lines.join('')).toBe(phrases.join(''))
  for (const phrase of phrases) expect(lines.join('\n')).toContain(phrase)
})
