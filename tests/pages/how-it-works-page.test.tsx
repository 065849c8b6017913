import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { howItWorks } from '#content/how-it-works.ts'
import { conversations } from '#content/conversations.ts'
import { product } from '#content/product.ts'
import { keysOf } from '#src/keys-of.ts'
import { BRAND } from '#src/content/facts/company.ts'
import { statusOf } from '#src/content/facts/claims.ts'
import { isOpen } from '#src/content/facts/stage.ts'
import { helplines, malaysianLines } from '#src/content/facts/helplines.ts'
import { type ConversationId, sampleConversations } from '#src/content/quoted/conversations.ts'
import { hiddenUntilShown } from '#src/sections/spoken-languages.tsx'
import { headingsIn, sectionOf, showPage } from '#tests/built-page.ts'
import { renderSite, renderWithOwner } from '#tests/render-site.tsx'

const path = '/how-it-works'

/** The steps are the page's first list. Their screens have lists of their own. */
function steps() {
  const [list] = within(screen.getByRole('main')).getAllByRole('list')
  if (!list) throw new Error('no list of steps')
  return list
}

test('names the six steps in order', () => {
  showPage(path)
  expect(headingsIn(steps(), 2)).toEqual([
    'Pick your plan.',
    'Create your account.',
    'Tell us what you need.',
    'Start a session.',
    'Stay on track.',
    'Adjust anytime.',
  ])
  expect(steps().children).toHaveLength(6)
})

test('says once which steps are in trials and which are planned', () => {
  showPage(path)
  const main = screen.getByRole('main')
  expect(within(main).queryByText('Planned')).toBeNull()
  expect(within(main).queryAllByText(/Steps 3 to 5 are in our trials/)).toHaveLength(isOpen ? 0 : 1)
})

test('says what a visitor does in each step', () => {
  showPage(path)
  for (const part of [
    /every plan and its price/i,
    /sign up with email.*language and availability preferences/i,
    /goals or concerns/i,
    /chat, audio or video/i,
    /recaps, reminders, tools/i,
    /plan.*preferences.*schedule/i,
  ])
    expect(within(steps()).getByText(part)).toBeVisible()
})

test('has a screen for each step, whose fields send nothing and ask for no name', () => {
  showPage(path)
  const { weaves } = howItWorks.screens.plan
  const [plan, account] = [...steps().children].filter((step) => step instanceof HTMLElement)
  if (!plan || !account) throw new Error('no steps')
  expect(
    within(plan)
      .getAllByRole('radio')
      .map((radio) => radio.parentElement?.textContent),
  ).toEqual(Object.values(weaves))
  expect(within(account).getByRole('checkbox', { name: /Tamil|தமிழ்/ })).toBeChecked()
  expect(within(account).getByRole('checkbox', { name: 'Morning' })).not.toBeChecked()
  const field = within(steps()).getByRole('textbox', { name: howItWorks.screens.needs.label })
  expect(field).toHaveValue('')
  expect(field).not.toHaveAttribute('name')
  expect(field).toHaveAttribute('autocomplete', 'off')
  expect(field).toHaveAttribute('spellcheck', 'false')
  expect(field).toHaveAccessibleDescription(/We don’t receive or keep it\. .*person/)
  expect(field.closest('form')).toBeNull()
})

test('carries the stitches of what is written into the session and the recap, and none of the example', async () => {
  await renderSite(path)
  const rows = () => [
    conversationOf('en').querySelectorAll('ol > li:first-child svg path').length,
    steps().querySelectorAll('.loom-recap svg path').length,
  ]
  expect(rows()).toEqual([0, 0])
  const field = within(steps()).getByRole('textbox')
  fireEvent.input(field, { target: { value: 'hmm hmm' } })
  await waitFor(() => expect(rows()).toEqual([1, 1]))
  expect(steps().querySelectorAll('ol > li:not(:first-child) > svg')).toHaveLength(0)
  fireEvent.input(field, { target: { value: '' } })
  await waitFor(() => expect(rows()).toEqual([0, 0]))
})

test.each([
  ['radio', howItWorks.screens.plan.weaves.pua],
  ['checkbox', 'தமிழ்'],
  ['checkbox', 'Morning'],
  ['checkbox', howItWorks.screens.change.reminders],
] as const)('changes on the last screen what an earlier one chose: %s %s', async (role, name) => {
  await renderSite(path)
  const { change, followUp } = howItWorks.screens
  const earlier = name === change.reminders ? followUp.reminders : name
  const of = (label: string) =>
    within(steps()).getAllByRole<HTMLInputElement>(role, { name: label })
  const isChecked = () => [of(earlier).at(0)?.checked, of(name).at(-1)?.checked]
  const [before] = isChecked()
  expect(isChecked()).toEqual([before, before])
  fireEvent.click(of(name).at(-1) ?? steps())
  await waitFor(() => expect(isChecked()).toEqual([!before, !before]))
  expect(within(steps()).getByText(change.done)).toBeVisible()
  // And the other way round.
  if (role === 'radio') return
  fireEvent.click(of(earlier).at(0) ?? steps())
  await waitFor(() => expect(isChecked()).toEqual([before, before]))
})

test('keeps a place for the plans and their prices, and invents none', async () => {
  await renderWithOwner(path, { owner: { plans: [] } })
  expect(within(steps()).getByText(howItWorks.screens.plan.price)).toBeVisible()
  expect(steps()).not.toHaveTextContent(/RM ?\d/)
})

test('sums up the conversation of the page’s language in the recap', () => {
  showPage(path)
  const recap = within(steps()).getByText(product.recap.title).parentElement
  expect(recap).toHaveTextContent('What weighs on you')
  for (const text of product.recap.texts.en) expect(recap).toHaveTextContent(text)
})

test('leads to a conversation, and to the form with the study as its subject', () => {
  showPage(path)
  const main = within(screen.getByRole('main'))
  const { read, study } = howItWorks.hero
  expect(main.getByRole('link', { name: read })).toHaveAttribute('href', `${path}#conversations`)
  expect(within(steps()).getByText('Start a session.').closest('#conversations')).not.toBeNull()
  expect(main.getByRole('link', { name: study })).toHaveAttribute('href', '/contact')
})

test('names three differences', () => {
  showPage(path)
  expect(headingsIn(sectionOf(howItWorks.differences.title), 3)).toHaveLength(3)
})

test('shows beside the second AI the numbers that stay when the AI stops', () => {
  showPage(path)
  const { title } = howItWorks.differences.crisis
  const difference = screen.getByRole('heading', { name: title }).closest('li')
  const numbers = [...(difference?.querySelectorAll('ul a[href^="tel:"]') ?? [])]
  expect(numbers.map((link) => link.getAttribute('href'))).toEqual(
    malaysianLines.map((id) => `tel:${helplines[id].phone.dial}`),
  )
})

test('draws each step of testing as far as it is', () => {
  showPage(path)
  const tested = howItWorks.differences.trials.steps
  for (const claim of keysOf(tested))
    expect(screen.getByText(tested[claim]).closest('li')).toHaveAttribute(
      'data-status',
      statusOf(claim),
    )
})

test('closes with Learn More and the disabled waitlist button', () => {
  showPage(path)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/for-users')
  expect(main.getByRole('button', { name: 'Join Waitlist' })).toBeDisabled()
})

/** The conversation's disclosure, in the fourth step. */
function conversationOf(id: ConversationId) {
  const conversation = steps().querySelector(`li details > #voice-${id}`)?.parentElement
  if (!conversation) throw new Error(`No conversation ${id}.`)
  return conversation
}

test.each(keysOf(sampleConversations))(
  'puts the conversation %s in a disclosure, each line in its language and with its speaker',
  (id) => {
    const said = sampleConversations[id]
    showPage(path)
    const conversation = conversationOf(id).querySelector('ol')
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

test('opens the conversation in the language of the page with its first two lines', () => {
  showPage(path)
  const open = steps().querySelectorAll('details[open]')
  expect(open).toHaveLength(1)
  expect(open[0]?.querySelector('#voice-en')).not.toBeNull()
  const isHidden = [...(open[0]?.querySelectorAll('ol > li') ?? [])].map(({ className }) =>
    className.split(' ').includes(hiddenUntilShown),
  )
  expect(isHidden).toEqual(sampleConversations.en.map((_, turn) => turn >= 2))
})

test('keeps the conversation about suicide behind a warning and ends it in numbers to call', () => {
  showPage(path)
  const conversation = conversationOf('mixed')
  expect(conversation).not.toHaveAttribute('open')
  expect(within(conversation).getByText(howItWorks.screens.session.warning)).toBeInTheDocument()
  const inside = conversation.querySelector('details')
  expect(inside).not.toHaveAttribute('open')
  expect(inside).toHaveTextContent(conversations.stop.title)
  expect(inside).not.toHaveTextContent(product.recap.title)
  const numbers = [...(inside?.querySelectorAll('a[href^="tel:"]') ?? [])]
  expect(numbers.map((link) => link.getAttribute('href'))).toEqual(
    malaysianLines.map((id) => `tel:${helplines[id].phone.dial}`),
  )
})
