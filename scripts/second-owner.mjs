// A step of scripts/run.ts.
import { load } from '../server/load.mjs'

const { testSecondOwner } = await load('scripts/second-owner.ts')
process.exitCode = await testSecondOwner()
