import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { holdsUnsentInput } from '#src/forms/drafts.ts'

test('finds typed text in a form, and none in hidden or empty fields', () => {
  const { container } = render(
    <form>
      <input type="hidden" name="token" defaultValue="set by the page" />
      <input name="subject" />
      <textarea name="message" />
    </form>,
  )
  expect(holdsUnsentInput()).toBe(false)
  for (const field of container.querySelectorAll<HTMLInputElement>('[name=subject], textarea')) {
    field.value = 'typed'
    expect(holdsUnsentInput()).toBe(true)
    field.value = ''
  }
})
