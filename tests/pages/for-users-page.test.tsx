import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { forUsers } from '#content/for-users.ts'
import { ownersWords } from '#content/owners-words.ts'
import { situationWords } from '#content/situations.ts'
import { worried } from '#content/worried.ts'
import { owner } from '#src/content/owner.ts'
import { audienceVoices } from '#src/content/quoted/lines.ts'
import { firstWords } from '#src/content/quoted/worried.ts'
import { publishedLanguages } from '#src/content/facts/company.ts'
import { type HelplineId, helplines, linesToTalk } from '#src/content/facts/helplines.ts'
import { isOpen } from '#src/content/facts/stage.ts'
import { type SituationId, situations } from '#src/content/facts/situations.ts'
import { localizedPath } from '#src/languages.ts'
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

test('offers two numbers to call in the hero, and the way to help for somebody else', () => {
  showPage('/for-users')
  const hero = screen.getByRole('heading', { level: 1 }).closest('section')
  expect(hero).toHaveTextContent(
    'Need someone now? Befrienders 03 7627 2929, day and night. In danger? Call 999.',
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
    // On its tile, and on a phone above its story.
    expect(within(audiences).getAllByText(clock)).toHaveLength(2)
  }
})

test('leads from each hour to its story, and draws each tower once, in the HTML', () => {
  showPage('/for-users')
  const audiences = sectionOf(forUsers.audiences.title)
  const links = within(audiences).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    '1:00 Students and youth',
    '8:50 Busy professionals',
    '23:00 Everyday Malaysians',
  ])
  for (const link of links) {
    const story = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '')
    expect(link).toHaveTextContent(headingsIn(story ?? link, 3).join())
    expect(link).toHaveTextContent(story?.querySelector('time')?.textContent ?? 'no hour')
    expect(story?.querySelector('svg')).toBeNull()
    // The light of the hour is drawn after hydration.
    expect(link.querySelectorAll('svg:has(path)')).toHaveLength(1)
  }
})

test('finds words for the mother who sleeps only once the platform is open', () => {
  showPage('/for-users')
  const story = document.querySelector('#everyone')
  expect(story).toHaveTextContent(
    isOpen
      ? /hard, too\. You can find the words here/
      : /Once .+ opens, you can find the words here/,
  )
  expect(story).toHaveTextContent('then say them to her or to someone else you trust.')
})

test('says what the sentences of other languages mean, and leaves its own alone', () => {
  const glosses = (address: string) => {
    showPage(address)
    const quotes = [...document.querySelectorAll('main li[id]:not(#cost) > :last-child')]
    document.body.replaceChildren()
    return quotes.map((quote) => quote.children[1]?.textContent)
  }
  expect(glosses('/for-users')).toEqual([
    'Results come out tomorrow. I can’t sleep.',
    undefined,
    'If I tell Mum, she’ll only worry again.',
  ])
  const expected = {
    en: [true, false, true],
    ms: [false, false, true],
    zh: [true, true, false],
    ta: [true, false, true],
  }
  for (const id of publishedLanguages)
    expect(glosses(localizedPath(id, '/for-users')).map(Boolean), id).toEqual(expected[id])
})

test('lists four benefits, says in the future tense what is planned, and who can read it', () => {
  showPage('/for-users')
  const benefits = sectionOf('Benefits')
  expect(headingsIn(benefits, 3)).toHaveLength(4)
  const tense = plannedAmong('encryption', 'servers') > 0 ? 'will be encrypted' : 'travel encrypted'
  expect(benefits).toHaveTextContent(`Your words ${tense}`)
  expect(within(benefits).getByRole('link', { name: 'See who can read them' })).toHaveAttribute(
    'href',
    '/safety#readers',
  )
})

test('draws each benefit: the hours of a day, a plait of four languages, three ways in one row, stitches for letters', async () => {
  // 10:20 in Kuala Lumpur.
  vi.useFakeTimers({ now: Date.UTC(2031, 1, 3, 2, 20), toFake: ['Date'] })
  await renderSite('/for-users')
  const [hours, languages, ways, privacy] = within(sectionOf('Benefits')).getAllByRole('listitem')
  const blocks = [...(hours?.querySelectorAll('g') ?? [])]
  expect(blocks).toHaveLength(24)
  const marked = [...(hours?.querySelectorAll('text') ?? [])].map((hour) => hour.textContent)
  expect(marked).toEqual(Object.values(audienceVoices).map(({ hour }) => String(hour)))
  const isPresent = (block: Element) => block.classList.contains('present-hour')
  expect(blocks.findIndex(isPresent)).toBe(10)
  const yarns = new Set(
    [...(languages?.querySelectorAll('path') ?? [])].map(({ classList }) => classList[0]),
  )
  expect(yarns).toEqual(new Set(['thread-ms', 'thread-zh', 'thread-en', 'thread-ta']))
  expect(stitchesIn(ways?.querySelector('path') ?? document.body)).toBeGreaterThan(0)
  expect(ways?.querySelectorAll('svg')).toHaveLength(2)
  const line = privacy?.querySelector('p[lang]')
  expect(line).toHaveTextContent(/^I say I’m/)
  expect(line?.closest('[aria-hidden]')).toBeInTheDocument()
  expect(stitchesIn(line ?? document.body)).toBeGreaterThan(0)
})

test('ends in the colour of its last section, below which the bar with 999 rests', () => {
  showPage('/for-users')
  const card = document.querySelector('#pocket-card')?.closest('section')
  const tone = (element: Element | null | undefined) =>
    /tone-\S+/.exec(element?.className ?? '')?.[0]
  expect(card?.nextElementSibling).toHaveTextContent(/^In danger\? Call 999/)
  expect(tone(card?.nextElementSibling)).toBe(tone(card))
})

test.runIf(publishedLanguages.includes('ta'))(
  'lets the busy worker speak Tamil to Tamil readers',
  () => {
    const voice = (address: string) => {
      showPage(address)
      const quote = document.querySelector('main #professionals > :last-child')
      document.body.replaceChildren()
      return quote?.querySelector('[lang="ta"]')?.textContent
    }
    expect(voice(localizedPath('ta', '/for-users'))).toMatch(/ meeting/)
    expect(voice('/for-users')).toBeUndefined()
  },
)

test('says whom to call in danger, and answers six questions', () => {
  showPage('/for-users')
  const answers = sectionOf('Six honest answers')
  expect(headingsIn(answers, 3)).toEqual([
    'Is it a real person?',
    'Who reads what I say?',
    'Does it help?',
    'What does it cost?',
    'Am I old enough?',
    'I see a therapist, or take medicine. What then?',
  ])
  expect(within(answers).getAllByRole('listitem')).toHaveLength(6)
  const targets = [...answers.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(targets).toEqual([
    'tel:999',
    '/for-users#open-today',
    '/safety#readers',
    '/safety#leaving',
    '/research#studies',
    '/for-users#child',
  ])
  expect(answers).toHaveTextContent(
    owner.sessionReaders === 'withConsent'
      ? 'Our team only if you say yes.'
      : 'Our team, for analysis, unless you opt out.',
  )
  expect(answers).toHaveTextContent('Your university or employer can’t read it, and is told')
  expect(answers).toHaveTextContent(
    'afraid you’ll hurt or kill yourself. The AI can’t help in an emergency.',
  )
})

test('has something to do while awake, below the numbers', () => {
  showPage('/for-users')
  const lines = sectionOf('Help now')
  const exercise = within(lines).getByText(/^Can’t switch off\? Write tomorrow down/)
  const numbers = lines.querySelectorAll('li a[href^="tel:"]')
  for (const number of numbers) {
    expect(number.compareDocumentPosition(exercise)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
})

test('draws the hours of each helpline, and keeps 999 apart', async () => {
  await renderSite('/for-users')
  const lines = sectionOf('Help now')
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
  const lines = sectionOf('Help now')
  expect(within(lines).getByRole('link', { name: 'Worried about someone?' })).toHaveAttribute(
    'href',
    sectionPaths.worried,
  )
  expect(lines).toHaveTextContent('In Singapore only, call Samaritans of Singapore. 1767')
  expect(numbersIn(lines).at(-1)).toBe('tel:1767')
})

function situation(id: SituationId): HTMLDetailsElement | null | undefined {
  const { title } = situationWords.situations[id]
  return screen.getByText(title, { selector: ':not(a)' }).closest('details')
}

test('lists seven situations, of which three are open from the start', () => {
  showPage('/for-users')
  const help = sectionOf(situationWords.title)
  expect(headingsIn(help, 3)).toHaveLength(7)
  const open = [...help.querySelectorAll('details')].map((details) => details.open)
  expect(open).toEqual([true, true, true, false, false, false, false])
  expect(help.querySelectorAll('input, select, textarea, button')).toHaveLength(0)
})

test('keeps both rooms of help on one ground', () => {
  showPage('/for-users')
  const [now, where] = ['Help now', situationWords.title].map((title) => sectionOf(title))
  expect(now?.nextElementSibling).toBe(where)
  expect(where).toHaveClass('tone-deep')
  expect(now).toHaveClass('tone-deep')
})

test('leads to 999 in danger, and from thoughts of suicide to people who listen, or to 999 where they may be acted on', () => {
  showPage('/for-users')
  expect(numbersIn(situation('danger'))).toEqual(['tel:999'])
  expect(numbersIn(situation('suicide'))).toEqual(['tel:999', 'tel:+60376272929', 'tel:15555'])
})

test('lists 999 first in every situation, and a line that closes last', () => {
  for (const { call = [] } of Object.values(situations)) {
    const place = (id: HelplineId) => (id === 'emergency' ? 0 : helplines[id].hours ? 2 : 1)
    expect(call).toEqual([...call].sort((a, b) => place(a) - place(b)))
  }
})

test('leads whoever is being hurt to a number to write to, and to the ways without speaking', () => {
  showPage('/for-users')
  const help = within(situation('violence') ?? document.body)
  expect(help.getByRole('link', { name: /^019/, hidden: true })).toHaveAttribute(
    'href',
    `https://wa.me/${helplines.kasih.whatsapp?.dial}`,
  )
  const { title } = situationWords.situations.silence
  const link = help.getByRole('link', { name: title, hidden: true })
  expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(
    situation('silence')?.querySelector('#silence'),
  )
})

test('leads whose phone is checked to how to leave, from the helplines and from whoever is being hurt', () => {
  showPage('/for-users')
  for (const part of [sectionOf('Help now'), situation('violence') ?? document.body])
    expect(
      within(part).getByRole('link', { name: 'Does someone check your phone?', hidden: true }),
    ).toHaveAttribute('href', '/safety#leaving')
})

test('offers 999, an app, a message to send, places to go, then mail and WhatsApp to people who cannot speak', () => {
  showPage('/for-users')
  const silence = situation('silence')
  const ways = [...(silence?.querySelectorAll('ol > li') ?? [])]
  const linksOf = (way: Element | undefined) =>
    [...(way?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  expect(ways).toHaveLength(5)
  expect(linksOf(ways[0])).toEqual(['tel:999'])
  expect(ways[0]).toHaveTextContent('A silent call may not bring help.')
  expect(ways[1]).toHaveTextContent('SaveME999')
  // Without scripts the sentence is there to select, with an empty place.
  expect(ways[2]).toHaveTextContent(
    'I’m in danger. I’m at … Please call 999 for me. Don’t ring me.',
  )
  expect(ways[3]).toHaveTextContent('hospital’s emergency department')
  expect(linksOf(ways[4])).toEqual(['mailto:sam@befrienders.org.my', 'https://wa.me/60192615999'])
})

describe('the message to send without speaking', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'))

  async function showMessage(writeText: (text: string) => Promise<void>) {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await renderSite('/for-users')
    const panel = situation('silence')
    if (!panel) throw new Error('No situation is about silence.')
    panel.open = true
    const place = within(panel).getByLabelText('Where you are')
    const copy = () => fireEvent.click(within(panel).getByRole('button', { name: 'Copy' }))
    return { place, copy, outcome: within(panel).getByRole('status') }
  }

  test('is copied with the place, which stays in its field and in no form', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    const { place, copy, outcome } = await showMessage(writeText)
    expect(place.closest('form')).toBeNull()
    expect(place).not.toHaveAttribute('name')
    expect(place).toHaveAttribute('autocomplete', 'off')
    copy()
    expect(writeText).toHaveBeenLastCalledWith(
      'I’m in danger. I’m at … Please call 999 for me. Don’t ring me.',
    )
    await waitFor(() => expect(outcome).toHaveTextContent('Copied, but without where you are.'))
    fireEvent.change(place, { target: { value: ' 12 Jalan Tun Perak ' } })
    expect(outcome).toBeEmptyDOMElement()
    copy()
    expect(writeText).toHaveBeenLastCalledWith(
      'I’m in danger. I’m at 12 Jalan Tun Perak. Please call 999 for me. Don’t ring me.',
    )
    await waitFor(() => expect(outcome).toHaveTextContent(/^Copied$/))
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  test('is shared with the place where the phone can share', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(new Error('Closed'))
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const { place } = await showMessage(() => Promise.resolve())
    fireEvent.change(place, { target: { value: '12 Jalan Tun Perak' } })
    fireEvent.click(screen.getByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenLastCalledWith({
      text: 'I’m in danger. I’m at 12 Jalan Tun Perak. Please call 999 for me. Don’t ring me.',
    })
    expect(place).toHaveValue('12 Jalan Tun Perak')
    Reflect.deleteProperty(navigator, 'share')
  })

  test('forgets the place when the page is left', async () => {
    const { place } = await showMessage(() => Promise.resolve())
    fireEvent.change(place, { target: { value: '12 Jalan Tun Perak' } })
    fireEvent(window, new Event('pagehide'))
    expect(place).toHaveValue('')
  })

  test('is selected where the clipboard is refused', async () => {
    const { copy, outcome } = await showMessage(() => Promise.reject(new Error('Refused')))
    copy()
    await waitFor(() => expect(outcome).toHaveTextContent('Selected.'))
    expect(getSelection()?.toString()).toBe(
      'I’m in danger. I’m at … Please call 999 for me. Don’t ring me.',
    )
  })
})

test('gives the Malay sentences to say on the phone, with what they mean, except in Malay', () => {
  const said = (address: string) => {
    showPage(address)
    const phrases = [...document.querySelectorAll('q[lang="ms"]')].filter(
      (phrase) => !phrase.closest('#pocket-card'),
    )
    const found = phrases.map((phrase) => [phrase.textContent, phrase.nextElementSibling !== null])
    document.body.replaceChildren()
    return found
  }
  const ambulance = 'Tolong hantar ambulans. Alamat saya …'
  const anyone = (language: string) => [`Ada sesiapa yang boleh cakap ${language}?`, true]
  const expected = {
    en: [anyone('Inggeris'), [ambulance, true]],
    ms: [[ambulance, false]],
    zh: [anyone('Mandarin'), [ambulance, true]],
    ta: [anyone('Tamil'), [ambulance, true]],
  }
  for (const id of publishedLanguages)
    expect(said(localizedPath(id, '/for-users')), id).toEqual(expected[id])
})

test('asks on the Chinese and the Tamil side of the card for somebody who speaks it', () => {
  showPage('/for-users')
  const asked = [...document.querySelectorAll('#pocket-card q')].map((question) => [
    question.closest('div[lang]')?.getAttribute('lang'),
    question.textContent,
  ])
  expect(asked).toEqual([
    ['zh-Hans', 'Ada sesiapa yang boleh cakap Mandarin?'],
    ['ta', 'Ada sesiapa yang boleh cakap Tamil?'],
  ])
})

test('names words for the body, and prayer beside the doctor, to whoever wants treatment', () => {
  showPage('/for-users')
  expect(situation('treatment')).toHaveTextContent('a racing heart')
  expect(situation('treatment')).toHaveTextContent('You can pray and see a doctor.')
})

test('quotes three indirect ways of speaking about suicide to people worried about someone', () => {
  for (const id of publishedLanguages) {
    showPage(localizedPath(id, '/for-users'))
    expect(document.querySelectorAll('#worried q')).toHaveLength(3)
    document.body.replaceChildren()
  }
})

test('answers a parent openly, below what to do when it is urgent', () => {
  showPage('/for-users')
  const child = document.querySelector('#child')
  expect(child?.closest('details')).toBeNull()
  expect(child).toHaveTextContent(/^If it’s your child\s?Could they use .+\?\s?Not yet\./)
  expect(child).toHaveTextContent('What if they won’t talk?')
  const saysWhatParentsSee = child?.textContent.includes('Would you see what they say?')
  expect(saysWhatParentsSee).toBe(ownersWords.parentsSee !== '')
  expect(child).toHaveTextContent(/What can I do this week\?\s?Go to a klinik kesihatan together\./)
  // The list of readers has no row for parents.
  const readers = child?.querySelector(`a[href$="${sectionPaths.whoReads}"]`)
  expect(readers !== null).toBe(saysWhatParentsSee)
  const urgent = section(worried.title).getByRole('heading', { name: worried.urgent.title })
  expect(urgent.compareDocumentPosition(child ?? urgent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('lists six things to do, Befrienders, 999 and the way to treatment for people worried about someone', () => {
  showPage('/for-users')
  const help = sectionOf(worried.title)
  expect(within(help).getAllByRole('listitem')).toHaveLength(6)
  expect(numbersIn(help)).toEqual(['tel:+60376272929', 'tel:999'])
  expect(within(help).getByRole('link', { name: worried.treatment })).toHaveAttribute(
    'href',
    sectionPaths.treatment,
  )
  expect(situation('treatment')?.querySelector('#treatment')).toBeInTheDocument()
})

test('says what to do when an adult refuses help, and what we can’t do', () => {
  showPage('/for-users')
  const help = section(worried.title)
  const said = help.getByRole('heading', {
    name: 'If a grown-up child or another adult refuses help',
  }).nextElementSibling
  expect(said).toHaveTextContent(/^Call 999 if it is urgent, even if they don’t want you to\./)
  expect(said).toHaveTextContent('call a helpline yourself')
  expect(said).toHaveTextContent('can’t check on them or send anyone.')
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
