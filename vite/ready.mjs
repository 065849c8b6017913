// `npm run ready`.
import { load } from '../server/load.mjs'

const { printReadiness } = await load('vite/ready.tsx')
await printReadiness()
