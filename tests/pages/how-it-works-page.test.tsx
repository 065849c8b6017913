import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { howItWorks } from '#content/how-it-works.ts'
import { conversations } from '#content/conversations.ts'
import { BRAND } from '#src/content/facts.ts'
import { sampleConversations } from '#src/content/quoted/conversations.ts'
import { headingsIn, section, sectionOf, showSite } from '#tests/render-site.tsx'

const path = '/how-it-works'

test('names the six steps in order', async () => {
  await showSite(path)
  const steps = section(howItWorks.steps.title)
  expect(steps.getAllByRole('list')[0]?.children).toHaveLength(6)
  expect(headingsIn(sectionOf(howItWorks.steps.title), 3)).toEqual([
    'Pick your plan.',
    'Create your account.',
    'Tell us what you need.',
    'Start a session.',
    'Stay on track.',
    'Adjust anytime.',
  ])
})

test('says what a visitor does in each step', async () => {
  await showSite(path)
  const steps = section(howItWorks.steps.title)
  for (const part of [
    /sign up with email.*language and availability preferences/i,
    /goals or concerns/i,
    /chat, audio or video/i,
    /recap.*reminders.*tools/i,
    /plan.*preferences.*schedule/i,
  ])
    expect(steps.getByText(part)).toBeVisible()
})

test('marks the languages of the mixed example, and says that it is one', async () => {
  await showSite(path)
  const example = within(section(howItWorks.steps.title).getByRole('figure'))
  expect(example.getByText(howItWorks.steps.exchange.note)).toBeVisible()
  expect(example.getByText('压力很大')).toHaveAttribute('lang', 'zh-Hans')
  expect(example.getByText('Apa yang paling berat sekarang?')).toHaveAttribute('lang', 'ms')
})

test('names three differences', async () => {
  await showSite(path)
  expect(headingsIn(sectionOf(howItWorks.differences.title), 3)).toHaveLength(3)
})

test('closes with Learn More and the disabled waitlist button', async () => {
  await showSite(path)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/for-users')
  expect(main.getByRole('button', { name: 'Join Waitlist' })).toBeDisabled()
})

test.each(Object.entries(sampleConversations))(
  'puts the conversation %s in a disclosure, each line in its language and with its speaker',
  async (id, said) => {
    await showSite(path)
    const conversation = sectionOf(conversations.title).querySelector(`details > #voice-${id} ol`)
    const lines = [...(conversation?.children ?? [])].map((line) => line.textContent)
    expect(lines).toHaveLength(said.length)
    for (const [index, line] of said.entries()) {
      expect(lines[index]).toContain(line.map(({ text }) => text).join(''))
      expect(lines[index]).toMatch(index % 2 === 0 ? 'A person: ' : `${BRAND.name}: `)
      for (const { text, lang } of line) {
        const parts = [...(conversation?.querySelectorAll(`[lang="${lang}"]`) ?? [])]
        expect(parts.map(({ textContent }) => textContent)).toContain(text)
      }
    }
  },
)

test('keeps the conversation about suicide behind a warning and ends it in numbers to call', async () => {
  await showSite(path)
  const conversation = screen.getByText(conversations.mixed).closest('details')
  expect(conversation).not.toHaveAttribute('open')
  const end = screen.getByText(conversations.stop.title).closest('figure')
  expect(conversation).toContainElement(end)
  const numbers = [...(end?.querySelectorAll('a[href^="tel:"]') ?? [])]
  expect(numbers.map((link) => link.getAttribute('href'))).toEqual([
    'tel:999',
    'tel:+60376272929',
    'tel:15999',
    'tel:15555',
  ])
})
