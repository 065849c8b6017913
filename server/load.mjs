// Plain JavaScript, because Node 20 cannot run TypeScript: Vite loads it.
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Loads a program of this site, by its path from the site's folder, which becomes the working folder. */
export async function load(program) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12))
    stop(`Node 20.19, 22.12 or newer is needed; this is Node ${process.versions.node}.`)
  if (/[#?]/.test(root))
    stop(`Vite cannot load files from a path with # or ? in it: move or rename ${root}`)

  process.chdir(root)
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(fileURLToPath(new URL(`../${program}`, import.meta.url)), {
    configFile: false,
  })
  return module
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
