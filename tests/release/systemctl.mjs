#!/usr/bin/env node
// It stands in for systemd where that does not run, and follows the units in deploy/systemd as far
// as deploy/release asks, with /srv/site, /etc/site and /usr/bin of MACHINE, a folder.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, openSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const machine = process.env.MACHINE
const [command, ...rest] = process.argv.slice(2)
const unit = rest.at(-1)
const [service, instance] = unit.split('@')
const mark = `${machine}/run/${unit}.pid`
const file = instance ? `${service}@.service` : `${service}.service.d/site.conf`
const text = readFileSync(`${machine}/etc/systemd/system/${file}`, 'utf8')

/** Paths lead into this machine's folders. */
function values(name) {
  return [...text.matchAll(new RegExp(`^${name}=(.+)$`, 'gm'))].map(([, value]) =>
    value
      .replaceAll('%i', instance)
      .replaceAll(/(?<=^|\s)\/(?=srv\/|etc\/)/g, `${machine}/`)
      .replaceAll('/usr/bin/caddy', process.env.CADDY_PATH ?? '/usr/bin/caddy'),
  )
}

function environment() {
  const lines = values('EnvironmentFile').flatMap((name) => readFileSync(name, 'utf8').split('\n'))
  const own = values('Environment').flatMap((pairs) => pairs.split(' '))
  const pairs = [...own, ...lines].filter((line) => /^\w+=/.test(line))
  return {
    PATH: process.env.PATH,
    HOME: machine,
    ADMIN_SOCKET: `${machine}/run/caddy/admin.sock`,
    ...Object.fromEntries(
      pairs.map((pair) => [pair.split('=')[0], pair.slice(pair.indexOf('=') + 1)]),
    ),
  }
}

/** systemd says that Caddy has started when Caddy says so. */
async function start() {
  const [program, ...parameters] = (values('ExecStart')[0] ?? '').split(' ')
  const log = openSync(`${machine}/run/${unit}.log`, 'a')
  const child = spawn(program, parameters, {
    cwd: values('WorkingDirectory')[0] ?? machine,
    env: environment(),
    stdio: ['ignore', log, log],
    detached: true,
  })
  writeFileSync(mark, `${child.pid}\n`)
  child.unref()
  const { ADMIN_SOCKET } = environment()
  if (!instance) while (!existsSync(ADMIN_SOCKET)) await setTimeout(50)
}

async function stop() {
  if (!existsSync(mark)) return
  const pid = Number(readFileSync(mark, 'utf8'))
  rmSync(mark)
  for (let signal = 'SIGTERM'; isRunning(pid, signal); signal = 0) await setTimeout(50)
}

function isRunning(pid, signal) {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

if (command === 'enable' || (command === 'reload-or-restart' && !existsSync(mark))) await start()
else if (command === 'disable' || command === 'stop') await stop()
else {
  const [program, ...parameters] = (values('ExecReload')[0] ?? '').split(' ')
  execFileSync(program, parameters, {
    cwd: realpathSync(machine),
    env: environment(),
    stdio: 'inherit',
  })
}
