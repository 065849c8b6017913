import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { responseHours } from '#src/content/facts.ts'

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

test('says of nothing that it opens soon, or is verified, reviewed or checked regularly', () => {
  const never =
    /opening soon|coming soon|clinically proven|verified by|reviewed by|check .* regularly/i
  expect(all.filter(({ text }) => never.test(text))).toEqual([])
})
