import { expect, test } from 'vitest'
import { bungaFigure } from '#src/weave/bunga-tile.ts'
import { clothFigure, type ClothKind, cloths, swatchFigure } from '#src/weave/cloth-figure.ts'
import { type Figure, weave } from '#src/weave/figure.ts'
import { loomFigure } from '#src/weave/loom-figure.ts'
import { shootFigure, steepness } from '#src/weave/shoot-figure.ts'
import { tepiPaths } from '#src/weave/tepi-tile.ts'
import { tornFigure, warpPath } from '#src/weave/torn-figure.ts'

const kinds: ClothKind[] = ['campus', 'company', 'community', 'clinic']
const shoots = Object.values(steepness).flatMap((steep) =>
  [5, 8, 12, 14].map((half) => shootFigure(half, steep)),
)

function rowOf(figure: Figure<string>, row: number): string {
  return Array.from({ length: figure.columns }, (_, column) =>
    (figure.partAt(column, row) ?? '.').charAt(0),
  ).join('')
}

function rowsOf(figure: Figure<string>): string[] {
  return Array.from({ length: figure.rows }, (_, row) => rowOf(figure, row))
}

function mirrored(row: string): string {
  return row.split('').toReversed().join('')
}

test('shoots, cloths, lozenges and the loom are the same from left and right', () => {
  const figures = [...shoots, ...kinds.map((kind) => clothFigure(kind)), bungaFigure(true)]
  for (const figure of figures) {
    const rows = rowsOf(figure)
    expect(rows.map(mirrored)).toEqual(rows)
  }
  const woven = rowsOf(loomFigure(69)).slice(1)
  expect(woven.map(mirrored)).toEqual(woven)
})

test('a shoot has one cell at its tip and its whole width at the foot', () => {
  for (const shoot of shoots) {
    const rows = rowsOf(shoot)
    expect(rows.at(0)).toMatch(/^\.+e\.+$/)
    expect(rows.at(-1)).toMatch(/^e[^.]+e$/)
  }
})

test('the four voices grow from the same foot to four heights', () => {
  const heights = Object.values(steepness).map((steep) => shootFigure(14, steep).rows)
  expect(heights).toEqual([36, 55, 76, 101])
})

test('each cloth hangs at its own length, with its dense panel below the middle', () => {
  const lengths = kinds.map((kind) => clothFigure(kind).rows)
  expect(lengths).toEqual([71, 93, 113, 83])
  for (const kind of kinds) {
    const panel = rowsOf(clothFigure(kind)).indexOf('egeeeeeeeeeeeeeeeeeeege')
    expect(panel / cloths[kind].rows).toBeGreaterThan(0.5)
    expect(panel / cloths[kind].rows).toBeLessThan(0.56)
  }
})

test('a swatch is the beginning of its cloth', () => {
  for (const kind of kinds) {
    expect(rowsOf(swatchFigure(kind))).toEqual(rowsOf(clothFigure(kind)).slice(0, 15))
  }
})

test('the panel is woven as drafted', () => {
  const panel = rowsOf(clothFigure('campus')).slice(39, 51)
  expect(panel).toEqual([
    'egeeeeohoeeeeeohoeeeege',
    'egeeeoohooeeeoohooeeege',
    'egeeeoohooeeeoohooeeege',
    'egeeeohhhoeeeohhhoeeege',
    'egoeoohhhooeoohhhooeoge',
    'egoeoohhhooeoohhhooeoge',
    'egoeohhhhhoeohhhhhoeoge',
    'egooohhhhhooohhhhhoooge',
    'egooohhehhooohhehhoooge',
    'eghohhhehhhohhhehhhohge',
    'eghohhhehhhohhhehhhohge',
    'eghohheeehhohheeehhohge',
  ])
})

test('every coordinate is a whole pixel on a whole cell', () => {
  const cell = { width: 7, height: 6 }
  const figures: Figure<string>[] = [
    ...shoots,
    clothFigure('clinic'),
    tornFigure(69),
    loomFigure(69),
  ]
  for (const figure of figures) {
    for (const [, path] of weave(figure, cell)) {
      expect(path).not.toMatch(/\./)
      for (const [, x, y, width, height] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g)) {
        expect([Number(x) % 7, Number(y) % 6, Number(width) % 7, Number(height)]).toEqual([
          0, 0, 0, 5,
        ])
      }
    }
  }
  for (const path of [
    warpPath(69, 6),
    ...Object.values(tepiPaths(48)),
    ...Object.values(tepiPaths(32)),
  ]) {
    expect(path).not.toMatch(/\./)
  }
})

test('a figure is one path for every thread, and covers each of its cells once', () => {
  const figure = shootFigure(14, 7.2)
  const paths = weave(figure, { width: 1, height: 2 })
  expect(paths).toHaveLength(4)
  const floats = paths.flatMap(([, path]) => [...path.matchAll(/h(\d+)v/g)])
  const cells = rowsOf(figure).join('').replaceAll('.', '').length
  expect(floats.reduce((sum, [, width]) => sum + Number(width), 0)).toBe(cells)
})

test('where the cloth is torn only warp is left, from edge to edge', () => {
  const rows = rowsOf(tornFigure(69))
  expect(rows[90]).toBe('.'.repeat(69))
  expect(rows[0]).not.toContain('.')
  expect(rows[180]).not.toContain('.')
})
