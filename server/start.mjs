// `npm start`, `npm run announce` and `npm run people`.
import { load } from './load.mjs'

const [, , command] = process.argv
const isCommand = command === 'announce' || command === 'people'
const { start } = await load(`server/${isCommand ? command : 'server'}.ts`)
await start()
