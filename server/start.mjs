// `npm start` and `npm run announce`. Plain JavaScript, because Node 20 cannot run TypeScript: Vite loads it.
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  console.error(`Node 20.19, 22.12 or newer is needed; this is Node ${process.versions.node}.`)
  process.exit(1)
}

const root = fileURLToPath(new URL('..', import.meta.url))
if (/[#?]/.test(root)) {
  console.error(`Vite cannot load files from a path with # or ? in it: move or rename ${root}`)
  process.exit(1)
}

process.chdir(root)
const { runnerImport } = await import('vite')
const file = process.argv[2] === 'announce' ? './announce.ts' : './server.ts'
const program = fileURLToPath(new URL(file, import.meta.url))
const { module } = await runnerImport(program, { configFile: false })
await module.start()
