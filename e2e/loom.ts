import { expect, type Page } from '@playwright/test'
import { howItWorks } from '../src/content/en/how-it-works.ts'

export const steps = Object.values(howItWorks.steps)

/** Scrolls until the step's words are read, and waits until its screen is open. */
export async function readStep(page: Page, step: number) {
  const loom = page.locator('.loom')
  await page
    .locator('.loom-words')
    .nth(step - 1)
    .scrollIntoViewIfNeeded()
  await expect(async () => {
    const at = Number(await loom.getAttribute('data-at'))
    if (at !== step) await page.mouse.wheel(0, at < step ? 120 : -120)
    expect(at).toBe(step)
  }).toPass()
  const card = page
    .locator('.loom > ol > li')
    .nth(step - 1)
    .locator('.loom-card')
  await expect.poll(() => card.evaluate((element) => element.getAnimations().length)).toBe(0)
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: steps[step - 1]?.title ?? '' }) })
}

export function textOf(lines: readonly { text: string }[] | undefined): string {
  return (lines ?? []).map(({ text }) => text).join('')
}
