// `npm start` and `npm run announce`.
import { load } from './load.mjs'

const program = process.argv[2] === 'announce' ? 'server/announce.ts' : 'server/server.ts'
const { start } = await load(program)
await start()
