import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { forUsers } from '#content/for-users.ts'
import { situationWords } from '#content/situations.ts'
import { worried } from '#content/worried.ts'
import { audienceVoices } from '#src/content/quoted/lines.ts'
import { firstWords } from '#src/content/quoted/worried.ts'
import { type HelplineId, helplines, linesToTalk } from '#src/content/facts/helplines.ts'
import { type SituationId, situations } from '#src/content/facts/situations.ts'
import { sectionPaths } from '#src/paths.ts'
import { headingsIn, section, sectionOf, showPage } from '#tests/built-page.ts'
import { plannedAmong } from '#tests/planned.ts'
import { renderSite } from '#tests/render-site.tsx'
import { stitchesIn } from '#tests/weave/stitches-in.ts'

afterEach(() => void vi.useRealTimers())

/** Phone numbers of the tel: links, in document order. */
function numbersIn(element: Element | null | undefined): (string | null)[] {
  return [...(element?.querySelectorAll('a[href^="tel:"]') ?? [])].map((link) =>
    link.getAttribute('href'),
  )
}

test('offers two numbers to press in the hero, and the way to help for somebody else', () => {
  showPage('/for-users')
  const hero = screen.getByRole('heading', { level: 1 }).closest('section')
  expect(hero).toHaveTextContent(
    'Need someone tonight? Befrienders 03 7627 2929, day and night. In danger: 999.',
  )
  expect(numbersIn(hero)).toEqual(['tel:+60376272929', 'tel:999'])
  expect(hero?.querySelector(`a[href="${sectionPaths.worried}"]`)).toHaveTextContent(
    'Worried about someone?',
  )
})

test('leads from the hero to the steps, beside a disabled waitlist button', () => {
  showPage('/for-users')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Learn How It Works' })).toHaveAttribute(
    'href',
    '/how-it-works',
  )
  expect(main.getByRole('button', { name: 'Join Waitlist' })).toBeDisabled()
})

test('names three audiences, each once, with a sentence in its own language at its hour', () => {
  showPage('/for-users')
  const audiences = sectionOf(forUsers.audiences.title)
  const main = within(screen.getByRole('main'))
  expect(headingsIn(audiences, 3)).toEqual([
    'Students and youth',
    'Busy professionals',
    'Everyday Malaysians',
  ])
  for (const { text, lang, clock } of Object.values(audienceVoices)) {
    expect(main.getByText(text)).toHaveAttribute('lang', lang)
    expect(within(audiences).getByText(clock)).toBeVisible()
  }
})

test('lists four benefits, with the one that is planned marked', () => {
  showPage('/for-users')
  const benefits = sectionOf('Benefits')
  expect(headingsIn(benefits, 3)).toHaveLength(4)
  expect(within(benefits).queryAllByText('Planned')).toHaveLength(plannedAmong('encryption'))
})

test('says what it will not do, and whom to call in danger', () => {
  showPage('/for-users')
  const limits = sectionOf(forUsers.limits.title)
  expect(within(limits).getAllByRole('listitem')).toHaveLength(4)
  expect(limits).toHaveTextContent(helplines.emergency.phone.text)
})

test('draws the hours of each helpline, and keeps 999 apart', () => {
  showPage('/for-users')
  const lines = sectionOf(forUsers.helplines.title)
  expect(lines).toHaveAttribute('id', 'open-today')
  const rows = within(lines).getAllByRole('listitem')
  expect(rows.flatMap((row) => numbersIn(row))).toEqual(
    linesToTalk.map((id) => `tel:${helplines[id].phone.dial}`),
  )
  expect(rows.map((row) => stitchesIn(row))).toEqual([24, 24, 16])
  expect(numbersIn(lines)[0]).toBe('tel:999')
})

test('leads from the helplines to help for somebody else, and to the line for Singapore', () => {
  showPage('/for-users')
  const lines = sectionOf(forUsers.helplines.title)
  expect(within(lines).getByRole('link', { name: 'Worried about someone?' })).toHaveAttribute(
    'href',
    sectionPaths.worried,
  )
  expect(lines).toHaveTextContent('In Singapore only, call Samaritans of Singapore. 1767')
  expect(numbersIn(lines).at(-1)).toBe('tel:1767')
})

function situation(id: SituationId): HTMLDetailsElement | null | undefined {
  return screen.getByText(situationWords.situations[id].title).closest('details')
}

test('lists seven situations, of which three are open from the start', () => {
  showPage('/for-users')
  const help = sectionOf(situationWords.title)
  expect(headingsIn(help, 3)).toHaveLength(7)
  const open = [...help.querySelectorAll('details')].map((details) => details.open)
  expect(open).toEqual([true, true, true, false, false, false, false])
  expect(help.querySelectorAll('input, select, textarea, button')).toHaveLength(0)
})

test('leads to 999 in danger, and from thoughts of suicide to people who listen', () => {
  showPage('/for-users')
  expect(numbersIn(situation('danger'))).toEqual(['tel:999'])
  expect(numbersIn(situation('suicide'))).toEqual(['tel:+60376272929', 'tel:15555'])
})

test('lists 999 first in every situation, and a line that closes last', () => {
  for (const { call = [] } of Object.values(situations)) {
    const place = (id: HelplineId) => (id === 'emergency' ? 0 : helplines[id].hours ? 2 : 1)
    expect(call).toEqual([...call].sort((a, b) => place(a) - place(b)))
  }
})

test('offers mail, WhatsApp and the SaveME999 app to people who cannot speak', () => {
  showPage('/for-users')
  const silence = situation('silence')
  const links = [...(silence?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['mailto:sam@befrienders.org.my', 'https://wa.me/60192615999'])
  expect(silence).toHaveTextContent('SaveME999')
})

test('lists six things to do, 999 and the way to treatment for people worried about someone', () => {
  showPage('/for-users')
  const help = sectionOf(worried.title)
  expect(within(help).getAllByRole('listitem')).toHaveLength(6)
  expect(numbersIn(help)).toEqual(['tel:999'])
  expect(within(help).getByRole('link', { name: worried.treatment })).toHaveAttribute(
    'href',
    sectionPaths.treatment,
  )
  expect(situation('treatment')?.querySelector('#treatment')).toBeInTheDocument()
})

test('has the first words in four languages, the page’s own chosen', () => {
  showPage('/for-users')
  const words = section(worried.title)
  const choices = words.getAllByRole('radio')
  expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
    'English',
    'Bahasa Melayu',
    '华语',
    'தமிழ்',
  ])
  expect(words.getByRole('radio', { name: 'English' })).toBeChecked()
  for (const [id, { begin, ask }] of Object.entries(firstWords)) {
    const tag = id === 'zh' ? 'zh-Hans' : id
    expect(words.getByText(begin)).toHaveAttribute('lang', tag)
    // The Chinese word for suicide stands in a span of its own.
    const asked = words.getByText((_, element) => element?.textContent === ask)
    expect(asked).toHaveAttribute('lang', tag)
  }
})

test('prints every number on the pocket card in four languages, and the day', async () => {
  vi.useFakeTimers({ now: new Date(2031, 1, 3, 12), toFake: ['Date'] })
  await renderSite('/for-users')
  const panels = document.querySelectorAll('#pocket-card div[lang]')
  expect(panels).toHaveLength(4)
  for (const panel of panels) {
    for (const phone of ['999', '03 7627 2929', '15999', '15555', '8:00–24:00']) {
      expect(panel).toHaveTextContent(phone)
    }
    expect(panel).toHaveTextContent('2031-02-03')
  }
})
