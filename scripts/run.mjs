// `npm test`, `npm run check`, `npm run test:nightly`.
import { load } from '../server/load.mjs'

const { run, runs } = await load('scripts/run.ts')
process.exitCode = await run(runs[process.argv[2] ?? 'all'])
