import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paths } from '#src/paths.ts'
import { renderSite } from '../render-site.tsx'

const withHeader = [...Object.values(paths), '/no-such-page'].filter(
  (address) => address !== paths.privacy && address !== paths.terms,
)

/** Where an element has two tones, the name holds both: tone-pandan-night. */
function groundOf(element: Element | null | undefined): string {
  const tones = [element, ...(element?.children ?? [])].map(
    (part) => /\btone-([\w-]+)/.exec(part?.getAttribute('class') ?? '')?.[1],
  )
  return `tone-${tones[0] ?? (tones.filter(Boolean).join('-') || 'plain')}`
}

test.each(withHeader)(
  'on %s the header has the ground of the first section, the woven edge that of the last',
  async (address) => {
    await renderSite(address)
    // Another test is about the missing page in the console.
    if (address === '/no-such-page') vi.mocked(console.error).mockClear()
    const { firstElementChild: first, lastElementChild: last } = screen.getByRole('main')
    expect(groundOf(screen.getByRole('banner').firstElementChild)).toBe(groundOf(first))
    expect(groundOf(screen.getByRole('contentinfo').firstElementChild)).toBe(groundOf(last))
  },
)
