// Runs the server of `npm start` in a process of its own, as npm does. A SIGKILL ends only this one.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const server = fileURLToPath(new URL('./serve-folder.mjs', import.meta.url))
console.log('pid', spawn(process.execPath, [server], { stdio: 'inherit' }).pid)
