import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forUsers } from '#content/for-users.ts'
import { renderSite } from '#tests/render-site.tsx'

function headingsIn(section: HTMLElement): (string | null)[] {
  return within(section)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
}

test('the page for users names its three audiences, each with a sentence in its own language', async () => {
  await renderSite('/for-users')
  const audiences = screen.getByRole('region', { name: forUsers.audiences.title })
  expect(headingsIn(audiences)).toEqual([
    'Students and youth',
    'Busy professionals',
    'Everyday Malaysians',
  ])
  for (const { voice } of forUsers.audiences.list) {
    expect(within(audiences).getByText(voice.text)).toHaveAttribute('lang', voice.lang)
  }
})

test('four benefits each say how far along they are', async () => {
  await renderSite('/for-users')
  const benefits = screen.getByRole('region', { name: forUsers.benefits.title })
  expect(headingsIn(benefits)).toHaveLength(4)
  expect(within(benefits).getAllByText(/^(In research trials|Planned)$/)).toHaveLength(4)
})

test('it says what it will not do, and whom to call in danger', async () => {
  await renderSite('/for-users')
  const limits = screen.getByRole('region', { name: forUsers.limits.title })
  expect(within(limits).getAllByRole('listitem')).toHaveLength(3)
  expect(within(limits).getByText(/call 999/)).toBeVisible()
})

test('Learn How It Works leads to the steps, and the waitlist button is disabled', async () => {
  await renderSite('/for-users')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Learn How It Works' })).toHaveAttribute(
    'href',
    '/how-it-works',
  )
  expect(main.getByRole('button', { name: 'Join Waitlist' })).toBeDisabled()
})

test('the page for users has one first heading and then its sections', async () => {
  await renderSite('/for-users')
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    forUsers.audiences.title,
    forUsers.benefits.title,
    forUsers.limits.title,
  ])
})
