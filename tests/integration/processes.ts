import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findTool } from '../../scripts/tools.ts'
import { packageFile } from '../../server/package-file.ts'

export type RunningProcess = {
  url: string
  output(): string
  /** Resolves with the exit code, null after a SIGKILL. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

type Environment = Record<string, string>

/** Runs a function as deployed: its index.ts under Deno, with the same permissions. */
export async function startFunction(
  name: 'waitlist' | 'send-contact-email' | 'deliver' | 'health' | 'unsubscribe',
  port: number,
  environment: Environment,
): Promise<RunningProcess> {
  const deno = findTool('deno')
  if (!deno) throw new Error('Deno is needed: run npm ci, or set DENO_PATH.')
  const file = `supabase/functions/${name}/index.ts`
  const options = ['--no-lock', '--node-modules-dir=manual', '--quiet']
  const rights = ['--allow-net', '--allow-env', '--allow-sys', '--allow-read']
  const address = { DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` }
  return startProcess(
    deno,
    ['run', ...options, ...rights, file],
    { ...environment, ...address },
    `http://127.0.0.1:${port}`,
    /listening on/,
  )
}

/** Starts the server of `npm start` for the site in a folder. */
export function startSite(
  folder: string,
  port: number,
  environment: Environment = {},
): Promise<RunningProcess> {
  const script = fileURLToPath(new URL('./serve-folder.mjs', import.meta.url))
  const settings = { PORT: String(port), ...environment }
  const url = `http://127.0.0.1:${port}`
  return startProcess(process.execPath, [script], settings, url, /^Data /m, folder)
}

/** Starts the server of `npm start` for the site in a folder, as the child of a process that `end` ends. */
export function startSiteAsNpm(
  folder: string,
  port: number,
  environment: Environment,
): Promise<RunningProcess> {
  const script = fileURLToPath(new URL('./as-npm.mjs', import.meta.url))
  const settings = { PORT: String(port), ...environment }
  const url = `http://127.0.0.1:${port}`
  return startProcess(process.execPath, [script], settings, url, /^Data /m, folder)
}

/** Starts `npm run dev` for the site in a folder. */
export function startDevServer(
  folder: string,
  port: number,
  environment: Environment = {},
): Promise<RunningProcess> {
  const settings = { PORT: String(port), ...environment }
  const url = `http://127.0.0.1:${port}`
  return startProcess(
    process.execPath,
    [packageFile('vite/bin/vite.js')],
    settings,
    url,
    /^ *Data /m,
    folder,
  )
}

/** In milliseconds. Creating the embedded database takes four seconds of a whole core. */
const startLimit = 300_000

/** Waits until a process is ready; rejects with its output. */
async function startProcess(
  program: string,
  parameters: string[],
  environment: Environment,
  url: string,
  ready: RegExp,
  cwd: string = process.cwd(),
): Promise<RunningProcess> {
  const path = process.env.PATH ?? ''
  const child = spawn(program, parameters, {
    cwd,
    env: { PATH: path, HOME: process.env.HOME ?? '/', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'exit')
  const started = Date.now()
  while (!ready.test(output)) {
    if (child.exitCode !== null || Date.now() - started > startLimit) {
      child.kill('SIGKILL')
      throw new Error(`${program} did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return {
    url,
    output: () => output,
    end: (signal) => end(child, ended, signal),
  }
}

async function end(
  child: ChildProcess,
  ended: Promise<unknown[]>,
  signal: NodeJS.Signals,
): Promise<number | null> {
  child.kill(signal)
  await ended
  return child.exitCode
}
