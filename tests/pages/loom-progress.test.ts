import { describe, expect, test } from 'vitest'
import {
  opening,
  progressOf,
  readNext,
  stretchOf,
  wefts,
  wholeAndPart,
  wovenWefts,
} from '#src/pages/how-it-works/loom-progress.ts'

/** Three steps of 1,000 px each, whose words stand beside a panel from y 60 to 860 of the window. */
const beside = { tops: [1000, 2000, 3000], end: 5600, top: 60, height: 800, below: 0 }
/** The same below a panel of 500 px, beyond which 240 px of the window are left. */
const under = { tops: [1000, 2000, 3000], end: 4300, top: 60, height: 500, below: 240 }

describe('reading', () => {
  test('no step is open before the first title has come a little below the middle of the panel', () => {
    const stretch = stretchOf(beside)
    expect(progressOf(stretch, 1000 - 500 - 1)).toEqual({ step: 0, woven: 0 })
    expect(progressOf(stretch, 1000 - 500)).toEqual({ step: 1, woven: 0 })
  })

  test('below the panel, a step opens when its words reach the panel’s foot, the first a third of the window earlier', () => {
    const stretch = stretchOf(under)
    expect(progressOf(stretch, 1000 - 562 - 81).step).toBe(0)
    expect(progressOf(stretch, 1000 - 562 - 80).step).toBe(1)
    expect(progressOf(stretch, 2000 - 562 - 1).step).toBe(1)
    expect(progressOf(stretch, 2000 - 562).step).toBe(2)
  })

  test('a screen opens over its neighbour in either direction', () => {
    const second = { at: 2, previousStep: null, since: 0 }
    expect(readNext(second, 3, opening)).toEqual({ at: 3, previousStep: 2, since: opening })
    expect(readNext(second, 1, opening)).toEqual({ at: 1, previousStep: 2, since: opening })
  })

  test.each([
    ['steps are skipped', 4, opening],
    ['the one before has not opened whole', 3, opening - 1],
    ['the page is scrolled back above the first', 0, opening],
  ])('a screen opens at once when %s', (_, step, now) => {
    const before = { at: step === 0 ? 1 : 2, previousStep: 1, since: 0 }
    expect(readNext(before, step, now)).toMatchObject({ at: step, previousStep: null })
  })

  test('nothing changes while the same step is read', () => {
    const before = { at: 2, previousStep: 1, since: 0 }
    expect(readNext(before, 2, 9000)).toBe(before)
  })
})

describe('weaving', () => {
  const stretch = stretchOf(beside)
  const at = (place: number) => wovenWefts(progressOf(stretch, place - stretch.mark))

  test('a step’s five wefts are woven over the last third of its words, and all before the next step', () => {
    expect(at(1000)).toBe(0)
    expect(at(1600)).toBe(0)
    expect(at(1800)).toBeCloseTo(wefts / 2)
    expect(at(1990)).toBe(wefts)
    expect(at(2000)).toBe(wefts)
    expect(at(2800)).toBeCloseTo(1.5 * wefts)
  })

  test('the last step is woven when the whole cloth comes', () => {
    expect(at(stretch.end)).toBe(3 * wefts)
    // Scrolled so far that the loom's end comes into the window.
    expect(stretch.end - stretch.mark).toBe(5600 - 860)
    expect(stretchOf(under).end).toBe(4300 - 240)
  })

  test('nothing is woven above the first step', () => {
    expect(at(0)).toBe(0)
  })

  test('a weft grows in parts that can be seen', () => {
    expect(wholeAndPart(7.5)).toEqual({ whole: 7, part: 0.5 })
    expect(wholeAndPart(7.51)).toEqual(wholeAndPart(7.5))
    expect(wholeAndPart(15)).toEqual({ whole: 15, part: 0 })
  })
})
