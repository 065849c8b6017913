import { median, table } from './backend-figures.ts'
import { Visitor } from './backend-visitor.ts'

const pairs = 400
const warmUps = 100

/** The two medians differ by this at most. */
const apart = 0.25

/** The time of an answer must not tell that an address is listed. */
export async function compareKnownAddress(url: string): Promise<void> {
  const visitor = await Visitor.arrive(url)
  let people = 0
  async function millisecondsOf(email: string): Promise<number> {
    const started = performance.now()
    await visitor.post('/waitlist', JSON.stringify({ email }))
    return performance.now() - started
  }
  function someoneNew(): Promise<number> {
    people += 1
    return millisecondsOf(`someone-${people}@example.com`)
  }
  for (let warmUp = 0; warmUp < warmUps; warmUp += 1) await someoneNew()
  await millisecondsOf('listed@example.com')
  const fresh: number[] = []
  const listed: number[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    fresh.push(await someoneNew())
    listed.push(await millisecondsOf('LISTED@example.com'))
  }
  visitor.leave()
  const ratio = median(listed) / median(fresh)
  const kept = Math.abs(ratio - 1) <= apart ? 'kept' : 'NOT KEPT'
  const figures = [median(fresh), median(listed)].map((time) => time.toFixed(2))
  console.log(
    `\n${table([
      ['signup, median ms', 'new address', 'on the list', 'ratio', ''],
      ['', ...figures, ratio.toFixed(2), kept],
    ])}`,
  )
}
