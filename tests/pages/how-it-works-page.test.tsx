import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { howItWorks } from '#content/how-it-works.ts'
import { voices } from '#content/voices.ts'
import { voiceSamples } from '#src/content/quoted/voices.ts'
import { renderSite, sectionOf } from '#tests/render-site.tsx'

function headings(level: number): (string | null)[] {
  const main = screen.getByRole('main')
  return within(main)
    .getAllByRole('heading', { level })
    .map((heading) => heading.textContent)
}

test('how it works names its six steps in order', async () => {
  await renderSite('/how-it-works')
  const steps = sectionOf(howItWorks.steps.title)
  const [list] = within(steps).getAllByRole('list')
  expect(list?.children).toHaveLength(6)
  expect(
    within(steps)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual([
    'Pick your plan.',
    'Create your account.',
    'Tell us what you need.',
    'Start a session.',
    'Stay on track.',
    'Adjust anytime.',
  ])
})

test('the steps say what the visitor does in each', async () => {
  await renderSite('/how-it-works')
  const steps = sectionOf(howItWorks.steps.title)
  for (const part of [
    /sign up with email.*language/i,
    /goals or concerns/i,
    /chat, audio or video/i,
    /recaps.*reminders.*tools/i,
    /plan.*preferences.*schedule/i,
  ]) {
    expect(within(steps).getByText(part)).toBeVisible()
  }
})

test('the example conversation says that it is one, and marks its languages', async () => {
  await renderSite('/how-it-works')
  const example = screen.getByRole('figure')
  expect(within(example).getByText('An example, not a real conversation.')).toBeVisible()
  expect(within(example).getByText('压力很大')).toHaveAttribute('lang', 'zh-Hans')
  expect(within(example).getByText('Apa yang paling berat sekarang?')).toHaveAttribute('lang', 'ms')
})

test('three things make it different', async () => {
  await renderSite('/how-it-works')
  const section = sectionOf('What makes it different')
  expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(within(section).getAllByText('In research trials')).toHaveLength(3)
})

test('how it works has one first heading and then its sections', async () => {
  await renderSite('/how-it-works')
  expect(headings(1)).toEqual([`How it works ${howItWorks.hero.title}`])
  expect(headings(2)).toEqual([
    howItWorks.steps.title,
    'Need to talk to a person now?',
    voices.title,
    howItWorks.differences.title,
    howItWorks.close.title,
  ])
})

test('it closes with Learn More, to the page for users, and the disabled waitlist button', async () => {
  await renderSite('/how-it-works')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/for-users')
  const join = main.getByRole('button', { name: 'Join Waitlist' })
  expect(join).toBeDisabled()
  expect(join).toHaveAccessibleDescription('Not open yet')
})

test.each(Object.keys(voiceSamples))(
  'the voice %s is a disclosure that holds its talk, each line in its language, with a label',
  async (id) => {
    await renderSite(`/how-it-works#voice-${id}`)
    const region = sectionOf(voices.title)
    expect(region).toHaveTextContent('An example, not a real conversation.')
    const talk = region.querySelector(`details > #voice-${id} ol`)
    const lines = [...(talk?.children ?? [])].map((line) => line.textContent)
    const said = Object.entries(voiceSamples).find(([name]) => name === id)?.[1] ?? []
    expect(lines).toHaveLength(said.length)
    for (const [index, line] of said.entries()) {
      expect(lines[index]).toContain(line.map(({ text }) => text).join(''))
      expect(lines[index]).toMatch(index % 2 === 0 ? /^A person: / : /^Hening: /)
      for (const { text, lang } of line) {
        const part = [...(talk?.querySelectorAll(`[lang="${lang}"]`) ?? [])]
        expect(part.map(({ textContent }) => textContent)).toContain(text)
      }
    }
  },
)

test('the talk in which somebody is in danger ends in numbers to call, and nowhere can one type', async () => {
  await renderSite('/how-it-works')
  const region = sectionOf(voices.title)
  const end = region.querySelector('#voice-mixed ol + *')
  expect(end).toHaveTextContent('Here the talk stops.')
  const numbers = [...(end?.querySelectorAll('a[href^="tel:"]') ?? [])]
  expect(numbers.map((link) => link.getAttribute('href'))).toEqual([
    'tel:999',
    'tel:+60376272929',
    'tel:15999',
    'tel:15555',
  ])
  expect(within(region).queryByRole('textbox')).toBeNull()
})
