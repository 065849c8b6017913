import { expect, test } from 'vitest'
import { drawSocialCard } from '../../vite/social-card.ts'

const card = { title: 'Write to a person', brand: 'Hening', tone: 'tone-kunyit' } as const

test('omits soft hyphens', async () => {
  const draw = (title: string) => drawSocialCard({ ...card, title })
  expect(await draw('Write to a per\u00adson')).toBe(await draw(card.title))
})

test.each(['สุขภาพจิต', 'الصحة النفسية'])(
  'fails the build for %s, which the fonts do not cover',
  async (title) => {
    await expect(drawSocialCard({ ...card, title })).rejects.toThrow('has no letters for')
  },
)
