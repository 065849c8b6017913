import { expect, test } from 'vitest'
import { bungaDraft } from '#src/weave/bunga.tsx'
import { clothDraft, type ClothKind } from '#src/weave/cloth-draft.ts'
import { type Draft, weave } from '#src/weave/draft.ts'
import { shootDraft } from '#src/weave/shoot-draft.ts'
import { tepiPaths } from '#src/weave/tepi.tsx'
import { tornDraft, warpPath } from '#src/weave/torn-cloth.tsx'

const kinds: ClothKind[] = ['campus', 'company', 'community', 'clinic']
const shoots = [2.6, 3.9, 5.4, 7.2].flatMap((steep) =>
  [5, 8, 12, 14].map((half) => shootDraft(half, steep)),
)

function rowOf(draft: Draft<string>, row: number): string {
  return Array.from({ length: draft.columns }, (_, column) =>
    (draft.partAt(column, row) ?? '.').charAt(0),
  ).join('')
}

function rowsOf(draft: Draft<string>): string[] {
  return Array.from({ length: draft.rows }, (_, row) => rowOf(draft, row))
}

function mirrored(row: string): string {
  return row.split('').toReversed().join('')
}

test('drafts shoots, cloths and lozenges symmetrically', () => {
  const drafts = [...shoots, ...kinds.map((kind) => clothDraft(kind)), bungaDraft(true)]
  for (const draft of drafts) {
    const rows = rowsOf(draft)
    expect(rows.map(mirrored)).toEqual(rows)
  }
})

test('puts every coordinate on a whole pixel', () => {
  const cell = { width: 7, height: 6 }
  const drafts: Draft<string>[] = [...shoots, clothDraft('clinic'), tornDraft(69)]
  for (const draft of drafts) {
    for (const [, path] of weave(draft, cell)) {
      expect(path).not.toMatch(/\./)
      for (const [, x, y, width, height] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g)) {
        expect([Number(x) % 7, Number(y) % 6, Number(width) % 7, Number(height)]).toEqual([
          0, 0, 0, 5,
        ])
      }
    }
  }
  for (const path of [
    warpPath(69),
    ...Object.values(tepiPaths(48)),
    ...Object.values(tepiPaths(32)),
  ]) {
    expect(path).not.toMatch(/\./)
  }
})

test('turns a draft into one path per thread that covers each cell once', () => {
  const draft = shootDraft(14, 7.2)
  const paths = weave(draft, { width: 1, height: 2 })
  expect(paths).toHaveLength(4)
  const floats = paths.flatMap(([, path]) => [...path.matchAll(/h(\d+)v/g)])
  const cells = rowsOf(draft).join('').replaceAll('.', '').length
  expect(floats.reduce((sum, [, width]) => sum + Number(width), 0)).toBe(cells)
})

test('leaves only warp where the cloth is torn', () => {
  const rows = rowsOf(tornDraft(69))
  expect(rows[90]).toBe('.'.repeat(69))
  expect(rows[0]).not.toContain('.')
  expect(rows[180]).not.toContain('.')
})
