import { virtual } from '@guidepup/virtual-screen-reader'
import { getConfig } from '@testing-library/react'
import { expect, onTestFinished } from 'vitest'

/** Readers say a page's build, which people skip: ends, paragraphs. */
const filler = /^(?:end\b|paragraph|document|list$|group$|status$|listitem|strong$|row)/

/** Answers lines of actions, and of speech after them. */
export async function listenTo(container: Element = document.body) {
  const lines: string[] = []
  let heard = 0
  const asItIs = getComputedStyle
  // jsdom warns of pseudo-elements.
  window.getComputedStyle = (element) => asItIs(element)
  // The library asks elements that have left the page for labels, too.
  Object.defineProperty(Element.prototype, 'getElementById', {
    value: () => null,
    configurable: true,
  })
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'getElementById')
    window.getComputedStyle = asItIs
  })
  await virtual.start({ container })

  /** Alerts are said when they appear; the library hears only those from the start. */
  const alertsHeard = new WeakSet<Element>()
  function newAlerts(): string[] {
    const alerts = [...document.querySelectorAll('[role=alert]')].filter(
      (one) => !alertsHeard.has(one),
    )
    for (const alert of alerts) alertsHeard.add(alert)
    return alerts.map(({ textContent }) => `assertive: ${textContent}`)
  }

  async function saidSince(): Promise<string> {
    const log = await virtual.spokenPhraseLog()
    const said = log.slice(heard).filter((phrase) => !filler.test(phrase))
    heard = log.length
    // Announcements come at any time; last in the list, they are the same on a busy machine.
    const [announced, met] = [true, false].map((is) =>
      said.filter((one) => is === /^polite|^assertive/.test(one)),
    )
    return [...(met ?? []), ...(announced ?? [])].join(' | ')
  }

  async function down(until: RegExp): Promise<void> {
    for (let steps = 0; steps < 150; steps += 1) {
      await virtual.next()
      const said = await saidSince()
      if (said) lines.push(`Down   ${said}`)
      if (until.test(said)) return
    }
    throw new Error(`Not heard: ${until}\n${lines.slice(0, 12).join('\n')}`)
  }

  /** It also hears changes of a moment later: the focus (src/ui/focus.ts). */
  async function hear(what: string, does: () => Promise<unknown>): Promise<void> {
    await getConfig().asyncWrapper(async () => {
      await does()
      for (let known = -1; known !== (await virtual.spokenPhraseLog()).length;) {
        known = (await virtual.spokenPhraseLog()).length
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
    })
    const said = [await saidSince(), ...newAlerts()].filter(Boolean).join(' | ')
    lines.push(`${what}: ${said || '(nothing)'}`)
  }

  /** The agreed transcript is a file of its own. */
  async function expectHeard(file: string, matters: string): Promise<void> {
    await virtual.stop()
    const transcript = [`# ${matters}`, ...lines, ''].join('\n')
    await expect(transcript).toMatchFileSnapshot(`transcripts/${file}.txt`)
  }

  return { down, hear, expectHeard }
}
