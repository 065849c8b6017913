import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { howItWorks } from '#content/how-it-works.ts'
import { conversations } from '#content/conversations.ts'
import { product } from '#content/product.ts'
import { BRAND } from '#src/content/facts/company.ts'
import { helplines, malaysianLines } from '#src/content/facts/helplines.ts'
import { sampleConversations } from '#src/content/quoted/conversations.ts'
import { hiddenUntilShown } from '#src/sections/spoken-languages.tsx'
import { headingsIn, sectionOf, showPage } from '#tests/built-page.ts'
import { plannedAmong } from '#tests/planned.ts'

const path = '/how-it-works'

/** The steps are the page's first list. */
function steps() {
  const [list] = within(screen.getByRole('main')).getAllByRole('list')
  if (!list) throw new Error('no list of steps')
  return list
}

test('names the six steps in order, and marks the planned ones', () => {
  showPage(path)
  expect(headingsIn(steps(), 2)).toEqual([
    'Pick your plan.',
    'Create your account.',
    'Tell us what you need.',
    'Start a session.',
    'Stay on track.',
    'Adjust anytime.',
  ])
  const items = within(steps()).getAllByRole('listitem')
  const marked = items.filter((step) => within(step).queryByText('Planned'))
  expect(marked).toEqual(plannedAmong('account') ? [items[0], items[1], items[5]] : [])
})

test('says what a visitor does in each step', () => {
  showPage(path)
  for (const part of [
    /every plan and its price/i,
    /sign up with email.*language and availability preferences/i,
    /goals or concerns/i,
    /chat, audio or video/i,
    /recap.*reminders.*tools/i,
    /plan.*preferences.*schedule/i,
  ])
    expect(within(steps()).getByText(part)).toBeVisible()
})

test('shows a mixed example beside the session, marks its languages, and says that it is one', () => {
  showPage(path)
  const figure = within(steps()).getByRole('figure')
  expect(figure.closest('li')).toHaveTextContent('Start a session.')
  const example = within(figure)
  expect(example.getByText(conversations.note)).toBeVisible()
  expect(example.getByText('压力很大')).toHaveAttribute('lang', 'zh-Hans')
  expect(example.getByText('Apa yang paling berat sekarang?')).toHaveAttribute('lang', 'ms')
})

test('leads to a conversation and to the trials', () => {
  showPage(path)
  const main = within(screen.getByRole('main'))
  const { read, study } = howItWorks.hero
  expect(main.getByRole('link', { name: read })).toHaveAttribute('href', `${path}#conversations`)
  expect(main.getByRole('link', { name: study })).toHaveAttribute('href', '/research')
})

test('names three differences', () => {
  showPage(path)
  expect(headingsIn(sectionOf(howItWorks.differences.title), 3)).toHaveLength(3)
})

test('closes with Learn More and the disabled waitlist button', () => {
  showPage(path)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/for-users')
  expect(main.getByRole('button', { name: 'Join Waitlist' })).toBeDisabled()
})

test.each(Object.entries(sampleConversations))(
  'puts the conversation %s in a disclosure, each line in its language and with its speaker',
  async (id, said) => {
    showPage(path)
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

test('opens the conversation in the language of the page with its first four turns', () => {
  showPage(path)
  const open = screen.getByText(conversations.title).closest('section')?.querySelector('[open]')
  expect(open?.querySelector('#voice-en')).not.toBeNull()
  const isHidden = [...(open?.querySelectorAll('ol > li') ?? [])].map(({ className }) =>
    className.split(' ').includes(hiddenUntilShown),
  )
  expect(isHidden).toEqual([false, false, false, false, true, true, true, true])
})

test('keeps the conversation about suicide behind a warning and ends it in numbers to call, without a recap', () => {
  showPage(path)
  const conversation = screen.getByText(conversations.mixed).closest('details')
  expect(conversation).not.toHaveAttribute('open')
  const end = screen.getByText(conversations.stop.title).closest('figure')
  expect(conversation).toContainElement(end)
  expect(conversation).not.toHaveTextContent(product.recap.title)
  const numbers = [...(end?.querySelectorAll('a[href^="tel:"]') ?? [])]
  expect(numbers.map((link) => link.getAttribute('href'))).toEqual(
    malaysianLines.map((id) => `tel:${helplines[id].phone.dial}`),
  )
})
