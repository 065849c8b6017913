import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { forPartners } from '#content/for-partners.ts'
import { company } from '#src/content/facts/company.ts'
import { owner, type Owner } from '#src/content/owner.ts'
import { headingsIn, section, sectionOf, showPage } from '#tests/built-page.ts'
import { renderSite } from '#tests/render-site.tsx'

const path = '/for-partners'

afterEach(() => {
  vi.doUnmock('#src/content/owner.ts')
  vi.doUnmock('#src/content/facts/claims.ts')
  vi.resetModules()
})

/** Renders the page with these values of the owner. */
async function showWith(values: Partial<Owner>): Promise<void> {
  vi.resetModules()
  vi.doMock('#src/content/owner.ts', async (original) => {
    const module = await original<{ owner: Owner }>()
    return { ...module, owner: { ...module.owner, ...values } }
  })
  const site = await import('#tests/render-site.tsx')
  await site.renderSite(path)
}

test('opens with a link to /contact and one to the research', () => {
  showPage(path)
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^For partners/)
  expect(page.getByRole('link', { name: 'Become a Partner' })).toHaveAttribute('href', '/contact')
  expect(page.getByRole('link', { name: 'View Research' })).toHaveAttribute('href', '/research')
})

test('says beside “Access to research data” whose data that is', () => {
  showPage(path)
  const model = screen.getByRole('heading', { name: 'Research Partnership' }).closest('li')
  expect(model).toHaveTextContent('Access to research data')
  expect(model).toHaveTextContent(/only from people who gave their explicit consent/)
})

test('says what to ask for before hosting a study', () => {
  showPage(path)
  expect(section('Before you sign').getByText(/^A study can start now/)).toHaveTextContent(
    /ask us for its protocol and its information sheet, who approved it, and who answers an alert\.$/,
  )
})

test('tells an employer in all places that the agreement says who learns of a danger', () => {
  showPage(path)
  expect(
    section('Before you sign').getAllByText(
      /whether you are told if one is in danger|If the agreement says so, and only then/,
    ),
  ).toHaveLength(2)
  const { rows } = forPartners.management.sheet
  expect(rows.flat().join(' ')).toContain('says whether we are told')
})

test('tells counsellors on the first screen where danger leads and what they get', () => {
  showPage(path)
  const hero = screen.getByRole('heading', { level: 1 }).closest('section')
  expect(hero).toHaveTextContent('If it finds signs of danger, it shows 999 first.')
  expect(hero).toHaveTextContent('You will see group totals, never what anyone said.')
  expect(hero).toHaveTextContent('With consent, counsellors will get a short record.')
  expect(
    section('For your counsellors').getByText(/You are told only if the agreement/),
  ).toBeVisible()
})

test('ends with a contact link', () => {
  showPage(path)
  expect(section('Become a Partner').getByRole('link')).toHaveAttribute('href', '/contact')
})

test('shows four partner types, four benefits and four metrics', () => {
  showPage(path)
  expect(headingsIn(sectionOf('Who we work with'), 3)).toEqual([
    'Universities and colleges',
    'Corporates',
    'NGOs and community organisations',
    'Government and healthcare providers',
  ])
  expect(section('Who we work with').getByText(/CSR\/ESG/)).toBeInTheDocument()
  expect(headingsIn(sectionOf('Benefits'), 3)).toHaveLength(4)
  expect(headingsIn(sectionOf('Success metrics'), 3)).toHaveLength(4)
})

test('says on each partner’s cloth what that partner gets, with a link to the form, and opens the first', () => {
  showPage(path)
  const partners = sectionOf('Who we work with')
  const cloths = [...partners.querySelectorAll('details')]
  expect(cloths.map(({ open }) => open)).toEqual([true, false, false, false])
  // The browser closes one of a group when another opens.
  expect(new Set(cloths.map((cloth) => cloth.getAttribute('name')))).toEqual(new Set(['partner']))
  const { campus, company: employer, community, clinic } = forPartners.partners.items
  for (const [index, { title, text }] of [campus, employer, community, clinic].entries()) {
    const cloth = within(cloths[index] ?? document.body)
    expect(cloth.getByText(title)).toBeVisible()
    expect(cloth.getByText(text)).toBeInTheDocument()
    expect(cloth.getByText('Write to us').closest('a')).toHaveAttribute('href', '/contact')
  }
})

test('states the duration, the users and the parts of each model', () => {
  showPage(path)
  const models = section('Partnership models')
  for (const [name, duration, users, includes] of [
    [
      'Pilot Program',
      '3-6 months',
      'Up to 500 users',
      ['Basic analytics', 'Implementation support', 'Outcome evaluation'],
    ],
    [
      'Enterprise',
      '1-3 years',
      'Unlimited users',
      ['Advanced analytics', 'Custom branding', 'Dedicated support'],
    ],
    [
      'Research Partnership',
      'Collaborative',
      'Size by agreement',
      [
        'Co-publish findings',
        'Grant funding support',
        'Access to research data',
        'Academic collaboration',
      ],
    ],
  ] as const) {
    const model = models
      .getAllByRole('listitem')
      .find((item) => within(item).queryByRole('heading', { name }))
    expect(model).toHaveTextContent(duration)
    expect(model).toHaveTextContent(users)
    const list = within(within(model ?? document.body).getByRole('list'))
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(includes)
  }
  expect(models.getAllByText('Most Popular')).toHaveLength(1)
})

test('draws each model’s cloth as long as the model lasts, and cuts none where the length is agreed', () => {
  showPage(path)
  const lengthOf = (item: string) => {
    const drawn = screen.getByText(item).closest('ul')?.nextElementSibling
    const style = drawn instanceof HTMLElement ? drawn.style : undefined
    const months = (name: string) => Number(style?.getPropertyValue(name))
    return ['--least', '--most', '--months'].map(months)
  }
  expect(lengthOf('Basic analytics')).toEqual([3, 6, 36])
  expect(lengthOf('Custom branding')).toEqual([12, 36, 36])
  expect(lengthOf('Co-publish findings')).toEqual([0, 0, 0])
})

test('shows a link to the message form after a click on a model’s button', async () => {
  await renderSite(path)
  const models = section('Partnership models')
  for (const [label, link] of [
    ['Start Pilot', 'Write to us about a pilot'],
    ['Get Quote', 'Write to us about a quote'],
    ['Partner Research', 'Write to us about research'],
  ] as const) {
    const button = models.getByRole('button', { name: label })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    fireEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(models.getByRole('link', { name: link })).toHaveAttribute('href', '/contact')
  }
})

test('answers the first question in the open, and the others on demand', () => {
  showPage(path)
  const answers = [...sectionOf('Before you sign').querySelectorAll('details')]
  expect(answers.map(({ open }) => open)).toEqual([true, ...Array<boolean>(7).fill(false)])
})

test('tells counsellors, at an address of their own, that the AI can miss danger', () => {
  showPage(path)
  expect(sectionOf('For your counsellors')).toHaveAttribute('id', 'counsellors')
  expect(section('For your counsellors').getByText(/Either AI can miss a sign/)).toBeVisible()
})

test('says what happens in each part of a pilot', () => {
  showPage(path)
  const pilot = section('A pilot, week by week')
  expect(pilot.getByText('13 to 26 weeks.')).toBeVisible()
  const parts = ['Before week 1', 'Week 1', 'Halfway', 'Last week']
  expect(pilot.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(parts)
  expect(pilot.getAllByRole('definition')).toHaveLength(parts.length)
})

test('says what is planned in its tense, without marks', () => {
  showPage(path)
  const main = screen.getByRole('main')
  expect(main.querySelectorAll('.stitch[data-status]')).toHaveLength(0)
  expect(section('Benefits').getByText(/^Sessions will be end-to-end encrypted/)).toBeVisible()
  expect(section('Benefits').getByText(/^You will get outcomes/)).toBeVisible()
  expect(section('For your counsellors').getByText(/you will get a short record/)).toBeVisible()
  expect(section('Before you sign').getByText('This is how pilots will work:')).toBeVisible()
})

test('says it in the present once it works', async () => {
  vi.resetModules()
  vi.doMock('#src/content/facts/claims.ts', async (original) => ({
    ...(await original<object>()),
    statusOf: () => 'works',
    allWork: () => true,
  }))
  const site = await import('#tests/render-site.tsx')
  await site.renderSite(path)
  expect(screen.getByText(/^Sessions are end-to-end encrypted/)).toBeVisible()
  expect(screen.getByText(/^You get outcomes/)).toBeVisible()
  expect(screen.getByText(/you get a short record/)).toBeVisible()
  expect(screen.getByText(/With consent, counsellors get a short record/)).toBeVisible()
  expect(screen.getByText('This is how pilots work:')).toBeVisible()
})

test('lists benefits below the report, and speaks to counsellors before it says how to sign', () => {
  showPage(path)
  const titles = headingsIn(screen.getByRole('main'), 2)
  expect(titles.slice(0, 5)).toEqual([
    'Success metrics',
    'Benefits',
    'Who we work with',
    'For your counsellors',
    'Before you sign',
  ])
  expect(section('For your counsellors').getByText(/^Every partner agrees to keep/)).toBeVisible()
})

test('keeps each list alone with its heading', () => {
  showPage(path)
  for (const [title, count] of [
    ['Who we work with', 4],
    ['Benefits', 4],
    ['Partnership models', 3],
    ['Success metrics', 4],
  ] as const) {
    const lists = screen.getByRole('heading', { name: title }).parentElement?.querySelectorAll('ul')
    expect(lists?.[0]?.children).toHaveLength(count)
  }
})

test('gives the management a line to copy', async () => {
  await renderSite(path)
  const details = screen.getByText('One line for your management').closest('details')
  details?.setAttribute('open', '')
  const panel = within(details ?? document.body)
  const line = panel.getByText(/^Support for our people at any hour/)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  fireEvent.click(panel.getByRole('button', { name: 'Copy' }))
  expect(await panel.findByText('Copied')).toBeVisible()
  expect(write).toHaveBeenCalledWith(line.textContent)
  write.mockRejectedValue(new Error('refused'))
  fireEvent.click(panel.getByRole('button', { name: 'Copy' }))
  expect(await panel.findByText('Selected. Copy it with your browser.')).toBeVisible()
  expect(getSelection()?.toString()).toBe(line.textContent)
})

test('has a page to print for the management, which says whom to write to', () => {
  showPage(path)
  const target = screen.getByText('Print one page').getAttribute('href') ?? ''
  const sheet = within(document.querySelector<HTMLElement>(target) ?? document.body)
  expect(sheet.getAllByRole('term', { hidden: true })).toHaveLength(7)
  expect(sheet.getByText(/not registered as a medical device/)).toBeInTheDocument()
  expect(sheet.getByText(/They answer within 48 hours/)).toHaveTextContent(company.support)
})

test('shows nothing of what the owner has not filled in', async () => {
  await showWith({
    handsOn: false,
    smallestGroup: 0,
    partnerContact: '',
    mostPopularBasis: { partners: 0, month: '' },
  })
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent('A group below the agreed size is left out')
  expect(main).toHaveTextContent('We answer within 48 hours.')
  expect(main).not.toHaveTextContent(/hands people on|on this plan/)
})

test('shows what the owner has filled in', async () => {
  await showWith({
    handsOn: true,
    smallestGroup: 12,
    partnerContact: 'Marcus',
    mostPopularBasis: { partners: 3, month: '2027-03' },
  })
  const filled = screen.getByRole('main')
  expect(filled).toHaveTextContent('hands people on to you; it doesn’t take them from you.')
  expect(filled).toHaveTextContent('A group below 12 people is left out')
  expect(filled).toHaveTextContent('Marcus answers within 48 hours.')
  expect(filled).toHaveTextContent('Partners on this plan: 3 (March 2027)')
})

/** Returns the counts of the report as they stand on it; a group that is left out has none. */
function reportedCounts(): (number | undefined)[] {
  const sheet = screen.getByText('Report for a university').closest('figure')
  const shown = [...(sheet?.querySelectorAll('dd, li:not(:has(button))') ?? [])]
  return shown.map(({ textContent }) => {
    const [digits] = /\d+/.exec(textContent) ?? []
    return digits ? Number(digits) : undefined
  })
}

test('shows the part of each language in the report, and the parts add up', async () => {
  await renderSite(path)
  const whole = reportedCounts()
  expect(whole).toEqual([284, 886, 131, 106])
  const parts = ['Malay', 'Mandarin', 'English', 'Tamil'].map((language) => {
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${language} \\d+$`) }))
    return reportedCounts()
  })
  for (const [index, total] of whole.entries()) {
    const shown = parts.flatMap((counts) => counts[index] ?? [])
    const leftOut = parts.length - shown.length
    const rest = (total ?? 0) - shown.reduce((sum, count) => sum + count, 0)
    // If one alone were left out, the others and the total would reveal it.
    expect(leftOut).not.toBe(1)
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(owner.smallestGroup)
    if (leftOut === 0) expect(rest).toBe(0)
    else expect(rest).toBeGreaterThan(leftOut)
  }
  fireEvent.click(screen.getByRole('button', { name: /^All/ }))
  expect(reportedCounts()).toEqual(whole)
})

test('weaves one stitch for each session, in the short rows of a phone and in long ones', async () => {
  await renderSite(path)
  const sheet = screen.getByText('Report for a university').closest('figure')
  const cloths = [...(sheet?.querySelectorAll('svg:has([class*="thread-"])') ?? [])]
  const counts = cloths.map((cloth) => {
    const lines = [...cloth.querySelectorAll('[class*="thread-"]')].map(
      (yarn) => yarn.getAttribute('d') ?? '',
    )
    const lengths = [...lines.join('').matchAll(/h(\d+)/g)].map(([, length]) => Number(length))
    return lengths.reduce((sum, length) => sum + length, 0) / 8
  })
  expect(counts).toEqual([886, 886])
})

test('has stitches of all four languages in every whole row, so that none is woven first', async () => {
  await renderSite(path)
  const sheet = screen.getByText('Report for a university').closest('figure')
  const cloths = [...(sheet?.querySelectorAll('svg:has([class*="thread-"])') ?? [])]
  for (const cloth of cloths) {
    const rowsOf = (yarn: Element) =>
      [...(yarn.getAttribute('d') ?? '').matchAll(/M\d+ (\d+)h[1-9]/g)].map(([, row]) => row)
    const [first = [], ...others] = [...cloth.querySelectorAll('[class*="thread-"]')].map(rowsOf)
    expect(first.length).toBeGreaterThan(10)
    // The last row may have fewer stitches than languages.
    const whole = first.slice(0, -1)
    for (const other of others) expect(other.slice(0, whole.length)).toEqual(whole)
  }
})

test('leaves the row of a group out of the report below the agreed size, and counts it from there on', async () => {
  await renderSite(path)
  const slider = screen.getByRole('slider', { name: 'People in the group' })
  const row = slider.parentElement
  expect(row).toHaveAttribute('data-counted', 'true')
  for (const [people, isCounted, outcome] of [
    [6, false, '6 people: too few, left out.'],
    [19, false, '19 people: too few, left out.'],
    [20, true, '20 people: counted.'],
    [24, true, '24 people: counted.'],
  ] as const) {
    fireEvent.change(slider, { target: { value: people } })
    expect(row).toHaveAttribute('data-counted', String(isCounted))
    expect(slider).toHaveAttribute('aria-valuetext', outcome)
    expect(screen.getByText(outcome)).toBeVisible()
  }
  expect(slider.closest('figure')).toHaveTextContent('A drawn example, not a real university.')
})

test('leaves out of the report’s row whatever is smaller than the size the owner names', async () => {
  await showWith({ smallestGroup: 12 })
  const slider = screen.getByRole('slider', { name: 'People in the group' })
  fireEvent.change(slider, { target: { value: 12 } })
  expect(slider).toHaveAttribute('aria-valuetext', '12 people: counted.')
  fireEvent.change(slider, { target: { value: 11 } })
  expect(slider).toHaveAttribute('aria-valuetext', '11 people: too few, left out.')
})

test('says in the report that a group is left out, and marks the report as an example', () => {
  showPage(path)
  const sheet = screen.getByText('Report for a university').closest('figure')
  expect(sheet).toHaveTextContent(/Groups that are too small are left out/)
  expect(sheet).toHaveTextContent(/A drawn example, not a real university\.$/)
})
