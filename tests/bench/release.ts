import { startNpmStart } from '#tests/release/npm-start.ts'
import { startOneMachine } from '#tests/release/one-machine.ts'
import { rehearse, type Rehearsed, type Step } from '#tests/release/rehearsal.ts'
import { table } from './backend-figures.ts'
import { withBrowser } from './slow-browser.ts'

/** RELEASE_SECONDS=600 is the whole; by default each server has two minutes. */
const seconds = Number(process.env.RELEASE_SECONDS ?? 120)
const visitors = 20
const built = 'dist'

/** Ten releases, three refused builds, one taken back by itself and two by hand follow each other in every order. */
const course: Step[] = [
  ...([
    'forward',
    'forward',
    'refused',
    'forward',
    'back',
    'forward',
    'forward',
    'takenBack',
  ] as const),
  ...([
    'forward',
    'refused',
    'forward',
    'forward',
    'back',
    'forward',
    'refused',
    'forward',
  ] as const),
]

/** Prints faults that visitors met during the releases. */
export async function benchRelease(): Promise<void> {
  await withBrowser(async (browser) => {
    const columns: [string, Rehearsed][] = []
    for (const [name, start] of [
      ['npm start', startNpmStart],
      ['Caddy, Deno, PostgreSQL', startOneMachine],
    ] as const) {
      const stage = await start(built)
      const plan = { built, visitors, seconds, pause: 15_000, steps: course }
      try {
        columns.push([name, await rehearse(stage, browser, plan)])
      } finally {
        await stage.close()
      }
    }
    console.log(`\n${visitors} visitors for ${seconds} s on each\n`)
    console.log(
      table([
        ['', ...columns.map(([name]) => name)],
        ...rows.map(([name, figure]) => [name, ...columns.map(([, met]) => figure(met))]),
      ]),
    )
    for (const [name, met] of columns)
      for (const what of ['failed', 'withoutStyles', 'errors', 'oldTabWrong'] as const)
        for (const line of met[what]) console.log(`${name}: ${what}: ${line}`)
  })
}

const accepted = ({ sent }: Rehearsed) => sent.filter(({ status }) => status === 200).length

const rows: [string, (met: Rehearsed) => string][] = [
  ['releases', ({ steps }) => String(steps.forward)],
  ['builds refused', ({ steps }) => String(steps.refused)],
  ['taken back by itself', ({ steps }) => String(steps.takenBack)],
  ['taken back by hand', ({ steps }) => String(steps.back)],
  ['requests', ({ requests }) => String(requests)],
  ['failed', ({ failed }) => String(failed.length)],
  ['pages', ({ pages }) => String(pages)],
  ['without their styles', ({ withoutStyles }) => String(withoutStyles.length)],
  ['errors in the console', ({ errors }) => String(errors.length)],
  ['clicks in tabs of the first release', ({ oldTabClicks }) => String(oldTabClicks)],
  ['on the right page', (met) => String(met.oldTabClicks - met.oldTabWrong.length)],
  ['signups', ({ sent }) => String(sent.length)],
  ['answered 200', (met) => String(accepted(met))],
  ['stored', ({ stored }) => String(stored)],
  ['longest wait', ({ longestWait }) => `${(longestWait / 1000).toFixed(1)} s`],
]
