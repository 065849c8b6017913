import type { Browser } from 'playwright'
import { setTimeout } from 'node:timers/promises'
import { noExperiences, visit, type Experiences } from './visitors.ts'

/** A rehearsal is releases under visitors. */
export type Stage = {
  url: string
  forward(number: number): Promise<unknown>
  refused(): Promise<unknown>
  /** The fault shows only when the release is in use. */
  takenBack?(number: number): Promise<unknown>
  back(): Promise<unknown>
  /** It counts these addresses on the waitlist, and is asked last. */
  stored(emails: string[]): Promise<number>
  close(): Promise<void>
}

export type Step = 'forward' | 'refused' | 'takenBack' | 'back'

export type Rehearsed = Experiences & { steps: Record<Step, number>; stored: number }

/** Takes steps at equal distances, with visitors meanwhile; answers the visitors' faults. */
export async function rehearse(
  stage: Stage,
  browser: Browser,
  plan: { built: string; visitors: number; seconds: number; pause: number; steps: readonly Step[] },
): Promise<Rehearsed> {
  const met = noExperiences()
  const steps = { forward: 0, refused: 0, takenBack: 0, back: 0 }
  const over = new AbortController()
  let number = 1
  await stage.forward(number)
  const about = { url: stage.url, dist: plan.built, met, signal: over.signal, pause: plan.pause }
  const visitors = Array.from({ length: plan.visitors }, (_, at) =>
    visit(browser, `visitor-${at}`, about),
  )
  try {
    const started = Date.now()
    for (const [at, step] of plan.steps.entries()) {
      const due = started + ((at + 0.5) * plan.seconds * 1000) / plan.steps.length
      await setTimeout(Math.max(0, due - Date.now()))
      number += 1
      const act = stage[step]
      if (!act) continue
      await act(number)
      steps[step] += 1
    }
    await setTimeout(Math.max(0, started + plan.seconds * 1000 - Date.now()))
  } finally {
    over.abort()
  }
  await Promise.all(visitors)
  const sent = met.sent.filter(({ status }) => status === 200).map(({ email }) => email)
  return { ...met, steps, stored: await stage.stored(sent) }
}
