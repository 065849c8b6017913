import { type ReactNode, useCallback, useRef, useState } from 'react'
import { conversations } from '#content/conversations.ts'
import { howItWorks } from '#content/how-it-works.ts'
import { HeroEnd } from '#src/layout/page.tsx'
import type { ConversationId } from '#src/content/quoted/conversations.ts'
import type { Tone } from '#src/palette.ts'
import { useOwnSentence } from '#src/product/use-own-sentence.ts'
import { Band, FirstBand, hemSize, type Step, steps } from './bands.tsx'
import { type Choices, exampleFor, mainVoice, styleOf, textOf, useChoices } from './choices.ts'
import { AccountScreen } from './account-screen.tsx'
import { ChangeScreen } from './change-screen.tsx'
import { FirstScreen } from './first-screen.tsx'
import { FollowUpScreen } from './follow-up-screen.tsx'
import { mainLanguageOf } from '#src/product/letters.ts'
import { LoomPanel } from './loom-panel.tsx'
import { NeedsScreen } from './needs-screen.tsx'
import { PlanScreen } from './plan-screen.tsx'
import { SessionScreen } from './session-screen.tsx'
import { Start } from './start.tsx'
import { useStepInAddress } from './step-link.tsx'
import { hasBegun, hasRecap, initialTalk, noTalks, shareRead, type Talk, withTalk } from './talk.ts'
import { useWeaving, weavingStyle } from './use-weaving.ts'
import { unwind, weaveBandAgain } from './weave-anew.ts'
import { WholeCloth } from './whole-cloth.tsx'

declare module 'react' {
  interface CSSProperties {
    '--step'?: number
    '--chosen'?: string
    '--wefts'?: number
  }
}

/**
 * The six steps as a list of words and screens that can be used. Where there is room, the screens share
 * one place beside the words, a loom: the words that are read open theirs, and scrolling weaves what the
 * visitor chose into one cloth. Without scripts, on paper and without motion each stands below its words.
 */
export function Loom() {
  const root = useRef<HTMLDivElement>(null)
  const { at, previousStep, goTo, weaveTo } = useWeaving(root)
  const [choices, setChoices] = useChoices(root)
  const [written, field] = useOwnSentence()
  const [weaveBefore, setWeaveBefore] = useState(choices.weave)
  const [talks, setTalks] = useState(noTalks)
  // Until one is chosen, the conversation follows the language that the visitor writes or thinks in, never to suicide.
  const thinksIn = mainVoice(choices)
  const lastRead = talks.read ?? initialTalk(mainLanguageOf(written) ?? thinksIn)
  const talk = talks.open ?? lastRead
  const setTalk = useCallback((next: Talk) => setTalks((before) => withTalk(before, next)), [])
  // A link has opened its conversation before the disclosure says that it is open.
  const openTalk = useCallback(
    (id: ConversationId) =>
      setTalks((before) =>
        before.open?.conversation === id ? before : withTalk(before, initialTalk(id)),
      ),
    [],
  )
  const example = exampleFor(choices)
  const sentence = written || textOf(example)
  useStepInAddress(goTo, setTalk)

  /** What is chosen is woven at once, a band that hangs already once more. */
  function choose(change: Partial<Choices>) {
    setChoices({ ...choices, ...change })
    if (change.weave) {
      setWeaveBefore(choices.weave)
      unwind(root.current)
      return
    }
    const step = change.hasReminders === undefined ? 'account' : 'follow-up'
    if (!weaveTo(steps.indexOf(step) + 1)) weaveBandAgain(root.current, step)
  }
  function proceed(next: Talk) {
    setTalk(next)
    // With each line a weft or two, so that the band is whole with the last.
    if (hasRecap(next)) weaveTo(3 + shareRead(next))
  }

  const chosen = { choices, onChoose: choose }
  const firstBand = <FirstBand weave={choices.weave} weaveBefore={weaveBefore} />
  const screenOf: Record<Step, ReactNode> = {
    plan: <PlanScreen {...chosen} onPress={() => weaveTo(1)} />,
    account: <AccountScreen {...chosen} />,
    needs: <NeedsScreen field={field} sentence={written} example={example} />,
    session: (
      <SessionScreen
        talk={talk}
        lastRead={lastRead}
        sentence={written}
        onOpen={openTalk}
        onTalk={setTalk}
        onNext={proceed}
      />
    ),
    'follow-up': (
      <FollowUpScreen
        talk={talk}
        recapped={talks.finished ?? lastRead}
        sentence={written}
        {...chosen}
      />
    ),
    change: <ChangeScreen {...chosen} talk={talk} />,
  }
  return (
    <div
      className="loom-choices"
      style={{ ...weavingStyle, ...styleOf(choices, lastRead.conversation) }}
    >
      <div
        ref={root}
        className="loom"
        data-at={at}
        data-begun={steps[at - 1] === 'session' && hasBegun(talk) ? '' : undefined}
        data-header-tone="tone-deep"
      >
        <LoomPanel sentence={sentence} firstBand={firstBand} />
        <Start />
        <FirstScreen isUnder={previousStep === 0} />
        <HeroEnd />
        <ol>
          {steps.map((step, index) => (
            <li
              key={step}
              id={`step-${step}`}
              className={grounds[step]}
              data-open={at === index + 1 ? (previousStep === null ? 'at once' : '') : undefined}
              data-under={previousStep === index + 1 ? '' : undefined}
              style={{ '--step': index + 1 }}
            >
              <div id={step === 'session' ? 'conversations' : undefined} className="loom-words">
                <h2 tabIndex={-1} className="font-display text-ledger md:text-h2">
                  {howItWorks.steps[step].title}
                </h2>
                <p className="mt-2 max-w-lead md:mt-5 md:text-lead">
                  {howItWorks.steps[step].text}
                </p>
                {step === 'session' ? (
                  <p className="mt-2 max-w-lead text-small text-soft md:mt-4">
                    {conversations.lead}
                  </p>
                ) : null}
                {step === 'change' ? (
                  <div aria-hidden="true" className="loom-changed">
                    {firstBand}
                  </div>
                ) : null}
              </div>
              <div className="loom-screen" onFocus={() => at !== index + 1 && goTo(index + 1)}>
                {screenOf[step]}
              </div>
              <div aria-hidden="true" className="loom-hem">
                <Band step={step} sentence={sentence} size={hemSize} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      <WholeCloth sentence={sentence} />
    </div>
  )
}

/** A soft tone of each step's band. */
const grounds: Record<Step, Tone> = {
  plan: 'tone-pink',
  account: 'tone-blue',
  needs: 'tone-pink',
  session: 'tone-green',
  'follow-up': 'tone-blue',
  change: 'tone-pink',
}
