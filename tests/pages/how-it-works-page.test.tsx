import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { howItWorks } from '#content/how-it-works.ts'
import { renderSite } from '#tests/render-site.tsx'

function headings(level: number): (string | null)[] {
  const main = screen.getByRole('main')
  return within(main)
    .getAllByRole('heading', { level })
    .map((heading) => heading.textContent)
}

test('how it works names its six steps in order', async () => {
  await renderSite('/how-it-works')
  const steps = screen.getByRole('region', { name: howItWorks.steps.title })
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
  const steps = screen.getByRole('region', { name: howItWorks.steps.title })
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
  expect(within(example).getByText('Minggu ni exam.')).toHaveAttribute('lang', 'ms')
})

test('three things make it different', async () => {
  await renderSite('/how-it-works')
  const section = screen.getByRole('region', { name: 'What makes it different' })
  expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(within(section).getByText('In research trials')).toBeVisible()
})

test('how it works has one first heading and then its sections', async () => {
  await renderSite('/how-it-works')
  expect(headings(1)).toEqual([howItWorks.hero.title])
  expect(headings(2)).toEqual([
    howItWorks.steps.title,
    howItWorks.differences.title,
    howItWorks.close.title,
  ])
})

test('it closes with Learn More, which leads to the page for users, and the disabled waitlist button', async () => {
  await renderSite('/how-it-works')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: /^Learn More about/ })).toHaveAttribute(
    'href',
    '/for-users',
  )
  const join = main.getByRole('button', { name: 'Join Waitlist' })
  expect(join).toBeDisabled()
  expect(join).toHaveAccessibleDescription(
    /^Opening soon Sign-ups open after our research trials\./,
  )
})
