import { setTimeout } from 'node:timers/promises'
import { beforeEach } from 'vitest'

const hour = 3_600_000
/** More than a test that counts submissions takes on a busy machine. */
const longest = 40_000

// Submissions are counted by the clock’s hour: a test that runs over its end would find them allowed again.
beforeEach(async () => {
  const left = hour - (Date.now() % hour)
  if (left < longest) await setTimeout(left)
})
