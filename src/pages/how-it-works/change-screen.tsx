import { Fragment, type MouseEvent, type ReactNode, type RefObject, useState } from 'react'
import { howItWorks } from '#content/how-it-works.ts'
import { spokenNames } from '#src/content/quoted/spoken-names.ts'
import { Button } from '#src/ui/button.tsx'
import { type Choices, weaves } from './choices.ts'
import { NoRecap } from './no-recap.tsx'
import { endsInNumbers, type Talk } from './talk.ts'

const { plan, account, change } = howItWorks.screens

type ChangeScreenProps = {
  talk: Talk
  choices: Choices
  /** Whether the cloth has the weave that is chosen. */
  isWoven: boolean
  /** Reads the fields again. */
  onChange: () => void
  root: RefObject<HTMLElement | null>
  onSession: (event: MouseEvent) => void
}

/** What was chosen so far. A button chooses another weave for the first band. */
export function ChangeScreen(props: ChangeScreenProps) {
  const { talk, choices, isWoven, onChange, root, onSession } = props
  const [isChanged, setIsChanged] = useState(false)
  const { weave, languages, times, hasReminders } = choices

  function changeWeave() {
    const next = weaves[(weaves.indexOf(weave) + 1) % weaves.length]
    const field = root.current?.querySelector<HTMLInputElement>(`[name='weave'][value='${next}']`)
    if (!field) return
    field.checked = true
    setIsChanged(true)
    onChange()
  }
  if (endsInNumbers(talk))
    return (
      <div className="loom-card">
        <NoRecap onSession={onSession} />
      </div>
    )
  return (
    <div className="loom-card loom-filled">
      <div aria-hidden="true" className="loom-band loom-swatch" />
      <dl className="loom-list">
        <Row term={change.weave}>{plan.weaves[weave]}</Row>
        <Row term={change.languages}>
          {languages.length === 0 ? change.none : null}
          {languages.map((lang, index) => (
            <Fragment key={lang}>
              {index > 0 ? ' · ' : ''}
              <span lang={lang}>{spokenNames[lang]}</span>
            </Fragment>
          ))}
        </Row>
        <Row term={change.times}>
          {times.map((time) => account.time[time]).join(' · ') || change.none}
        </Row>
        <Row term={change.reminders}>{hasReminders ? change.on : change.off}</Row>
      </dl>
      <div className="without-app:hidden print:hidden">
        <Button size="small" onClick={changeWeave} className="mt-3 w-full">
          {change.undo}
        </Button>
        <output className="mt-2 block min-h-[1.5em] text-small text-soft">
          {isChanged && isWoven ? change.done : ''}
        </output>
      </div>
    </div>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label font-semibold">{term}</dt>
      <dd className="font-display">{children}</dd>
    </div>
  )
}
