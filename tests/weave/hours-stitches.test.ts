import { expect, test } from 'vitest'
import { hourStitches } from '#src/weave/hours-stitches.tsx'

test.for([4, 24, 48])('a wait of %i hours is as many stitches, a day to a row', (hours) => {
  const path = hourStitches(hours)
  expect(path.match(/z/g)).toHaveLength(hours)
  expect(path.match(/M/g)).toHaveLength(Math.ceil(hours / 24))
})
