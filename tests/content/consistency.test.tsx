import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claimStatus } from '#content/claim-status.ts'
import { responseHours } from '#src/content/facts.ts'
import { register } from '#src/content/register.ts'
import { paths } from '#src/paths.ts'
import { renderSite } from '#tests/render-site.tsx'

/** Each string has the content module it stands in. */
async function sentences(): Promise<{ file: string; text: string }[]> {
  const found = await Promise.all(
    readdirSync('src/content/en').map(async (file) => {
      const name = file.replace('.ts', '')
      const module: unknown = await import(`../../src/content/en/${name}.ts`)
      return textsIn(module).map((text) => ({ file, text }))
    }),
  )
  return found.flat()
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const all = await sentences()

test('promises answers only within the periods of the facts module', () => {
  const promised = all.flatMap(({ file, text }) =>
    [...text.matchAll(/\bwithin (\d+) hours/g)].map(([, hours]) => ({
      file,
      hours: Number(hours),
    })),
  )
  const periods: number[] = [...Object.values(responseHours), 72]
  expect(promised.length).toBeGreaterThan(3)
  expect(promised.filter(({ hours }) => !periods.includes(hours))).toEqual([])
})

test('repeats no status in a note beside it', () => {
  const notes = all.filter(({ file }) => file !== 'claim-status.ts').map(({ text }) => text)
  const labels = Object.values(claimStatus)
  expect(notes.filter((text) => labels.some((label) => text.startsWith(`${label}:`)))).toEqual([])
})

test('says of nothing that it opens soon, or is verified, reviewed or checked regularly', () => {
  const never =
    /opening soon|coming soon|clinically proven|verified by|reviewed by|check .* regularly/i
  expect(all.filter(({ text }) => never.test(text))).toEqual([])
})

test('shows the status of a planned claim beside it', async () => {
  const { container } = await renderSite(paths.home)
  const encrypted = [...container.querySelectorAll('li')].filter((patch) =>
    patch.textContent?.includes('End-to-end encrypted'),
  )
  expect(encrypted.length).toBeGreaterThan(0)
  for (const patch of encrypted) {
    expect(patch.textContent).toContain(claimStatus[register.encryption.status])
  }
})
