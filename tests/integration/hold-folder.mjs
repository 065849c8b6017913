// Locks a data folder, as a server does, until it is killed.
import { load } from '../../server/load.mjs'

const { openDataFolder } = await load('server/data-folder.ts')
await openDataFolder(process.argv[2])
console.log('locked')
setInterval(() => {}, 1000)
