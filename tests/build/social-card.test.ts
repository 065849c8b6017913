import { expect, test } from 'vitest'
import { drawSocialCard } from '../../vite/social-card.ts'

const card = { title: 'Write to a person', brand: 'Hening', tone: 'tone-kunyit' } as const

test('fits a heading of any length into the image, long ones in smaller letters', async () => {
  const long = 'Every psychiatrist in Malaysia, and everybody who waits for one. '.repeat(4)
  for (const title of ['Hi', card.title, long]) {
    expect(await drawSocialCard({ ...card, title })).toContain('width="1200" height="630"')
  }
  await expect(drawSocialCard({ ...card, title: long.repeat(4) })).rejects.toThrow('does not fit')
})

test('draws no soft hyphen', async () => {
  const draw = (title: string) => drawSocialCard({ ...card, title })
  expect(await draw('Write to a per\u00adson')).toBe(await draw(card.title))
})

test.each(['สุขภาพจิต', 'الصحة النفسية'])(
  'fails the build for %s, which no font of the images has letters for',
  async (title) => {
    await expect(drawSocialCard({ ...card, title })).rejects.toThrow('has no letters for')
  },
)
