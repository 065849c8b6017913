import { type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { conversations } from '#content/conversations.ts'
import { howItWorks } from '#content/how-it-works.ts'
import { language } from '#content/language.ts'
import { ownersWords } from '#content/owners-words.ts'
import { product } from '#content/product.ts'
import { owner } from '#src/content/owner.ts'
import { isOpen } from '#src/content/facts/stage.ts'
import { type ConversationId, sampleConversations } from '#src/content/quoted/conversations.ts'
import { HeroEnd } from '#src/layout/page.tsx'
import type { Tone } from '#src/palette.ts'
import { paths, sectionPaths } from '#src/paths.ts'
import { Actions, HeroTone, Lead } from '#src/sections/hero.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { Quotes } from '#src/sections/quotes.tsx'
import { SignUpButton, WaitlistLink } from '#src/sections/sign-up.tsx'
import { languageClasses } from '#src/sections/spoken-languages.tsx'
import { useOwnSentence } from '#src/product/use-own-sentence.ts'
import { LanguageBars } from '#src/product/session-bars.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Band, FirstBand, hemSize, type Step, steps } from './bands.tsx'
import { type Choices, exampleFor, mainVoice, styleOf, textOf, useChoices } from './choices.ts'
import { AccountScreen } from './account-screen.tsx'
import { ChangeScreen } from './change-screen.tsx'
import { FollowUpScreen } from './follow-up-screen.tsx'
import { mainLanguageOf } from '#src/product/letters.ts'
import { NeedsScreen } from './needs-screen.tsx'
import { PlanScreen } from './plan-screen.tsx'
import { SessionScreen } from './session-screen.tsx'
import { takePlace } from './step-link.tsx'
import { hasRecap, initialTalk, type RecappedTalk, shareRead, type Talk } from './talk.ts'
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
  const [chosenTalk, setChosenTalk] = useState<Talk | null>(null)
  const [chosenRead, setChosenRead] = useState<RecappedTalk | null>(null)
  const [finished, setFinished] = useState<RecappedTalk | null>(null)
  // Until one is chosen, the conversation follows the language that the visitor writes or thinks in, never to suicide.
  const thinksIn = mainVoice(choices)
  const lastRead = chosenRead ?? initialTalk(mainLanguageOf(written) ?? thinksIn)
  const talk = chosenTalk ?? lastRead
  const setTalk = useCallback((next: Talk) => {
    setChosenTalk(next)
    if (!hasRecap(next)) return
    setChosenRead(next)
    if (shareRead(next) === 1) setFinished(next)
  }, [])
  const example = exampleFor(choices)
  const sentence = written || textOf(example)
  useStepInAddress(goTo)

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
        onTalk={setTalk}
        onNext={proceed}
      />
    ),
    'follow-up': (
      <FollowUpScreen talk={talk} recapped={finished ?? lastRead} sentence={written} {...chosen} />
    ),
    change: <ChangeScreen {...chosen} talk={talk} />,
  }
  return (
    <div
      className="loom-choices"
      style={{ ...weavingStyle, ...styleOf(choices, lastRead.conversation) }}
    >
      <div ref={root} className="loom" data-at={at} data-header-tone="tone-deep">
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
              <div
                className="loom-screen"
                onFocus={({ target }) => (at !== index + 1 || isCovered(target)) && goTo(index + 1)}
              >
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

function Start() {
  const { title, lead, method, note, read, study, subject } = howItWorks.hero
  return (
    <section className={classes('loom-start', useContext(HeroTone))}>
      <PageTitle caption={howItWorks.meta.title} isLong>
        {title}
      </PageTitle>
      <Lead className="max-w-lead">
        {owner.sessionMinutes && ownersWords.approach
          ? `${lead} ${method(ownersWords.approach, owner.sessionMinutes)}`
          : lead}
      </Lead>
      <Actions className="gap-x-6">
        {isOpen ? <SignUpButton /> : null}
        <ButtonLink to={sectionPaths.conversations} variant={isOpen ? 'secondary' : 'primary'}>
          {read}
        </ButtonLink>
        {isOpen ? null : <WaitlistLink />}
        <ButtonLink to={paths.contact} subject={subject} variant="quiet">
          {study}
        </ButtonLink>
      </Actions>
      {note ? <p className="mt-4 max-w-text rule-t pt-3 text-small md:mt-7">{note}</p> : null}
    </section>
  )
}

/** What stands around the screens: the warp, and the cloth that grows. */
function LoomPanel({ sentence, firstBand }: { sentence: string; firstBand: ReactNode }) {
  return (
    <div aria-hidden="true" className="loom-panel tone-deep">
      <div className="loom-frame">
        <div className="loom-bar text-label font-semibold">
          <span>{product.says}</span>
          <LanguageBars lines={everyLine} />
        </div>
        <div className="loom-cloth">
          <div className="loom-wefts">
            {firstBand}
            {steps.slice(1).map((step) => (
              <Band key={step} step={step} sentence={sentence} />
            ))}
          </div>
          <i className="loom-shuttle" />
        </div>
      </div>
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

/** Whether the whole cloth, which comes to lie over the loom, hides an element that the keyboard reached. */
function isCovered(element: Element): boolean {
  // What a pointer presses is in sight, and must not move away before the button is let go.
  if (!element.matches(':focus-visible')) return false
  const whole = element.closest('.loom-choices')?.querySelector('.loom-whole')
  const foot = element.getBoundingClientRect().bottom
  return whole ? foot > whole.getBoundingClientRect().top : false
}

const everyLine = Object.values(sampleConversations).flat()
const turnsAtFirst = 4

/** The first lines of a session, before any step is reached: a picture of what step 4 has again. */
function FirstScreen({ isUnder }: { isUnder: boolean }) {
  const first: ConversationId = language
  return (
    <div
      aria-hidden="true"
      data-under={isUnder ? '' : undefined}
      className="loom-screen loom-first"
    >
      <div className="loom-card">
        {sampleConversations[first].slice(0, turnsAtFirst).map((line, turn) => (
          <p
            key={line[0]?.text}
            className={classes('font-display', turn % 2 === 0 ? '' : 'text-reply')}
          >
            <Quotes
              line={line}
              classNameOf={(lang) => `language-thread ${languageClasses[lang]}`}
            />
          </p>
        ))}
      </div>
    </div>
  )
}

/** Opens the step that the address names, or one of whose parts it names, such as #voice-ms; Back returns to where its link was pressed. */
function useStepInAddress(goTo: (step: number) => void): void {
  const location = useLocation()
  useEffect(() => {
    const place = takePlace()
    if (place !== null) {
      window.scrollTo({ top: place, behavior: 'instant' })
      return
    }
    const target = document.getElementById(location.hash.slice(1))
    const step = steps.findIndex((id) => target?.closest(`#step-${id}`))
    if (!target || step < 0) return
    // In the list, the styles that came with the app have moved it since the browser scrolled there.
    target.scrollIntoView({ block: 'start' })
    goTo(step + 1)
  }, [location, goTo])
}
