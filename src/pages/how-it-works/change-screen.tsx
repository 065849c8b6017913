import { type ChangeEvent, type RefObject, useState } from 'react'
import { howItWorks } from '#content/how-it-works.ts'
import { spokenNames } from '#src/content/quoted/spoken-names.ts'
import { useHydrated } from '#src/ui/hydrated.ts'
import { type Choices, languages, times } from './choices.ts'
import { NoRecap } from './no-recap.tsx'
import { Weaves } from './plan-screen.tsx'
import { endsInNumbers, type Talk } from './talk.ts'
import { weaveBandAgain } from './weave-anew.ts'

const { account, change } = howItWorks.screens

type ChangeScreenProps = {
  talk: Talk
  choices: Choices
  /** Whether the cloth has the weave that is chosen. */
  isWoven: boolean
  root: RefObject<HTMLElement | null>
}

/** What was chosen so far, all of which can be changed here. */
export function ChangeScreen({ talk, choices, isWoven, root }: ChangeScreenProps) {
  const [isChanged, setIsChanged] = useState(false)
  const isHydrated = useHydrated()

  /** The fields of the earlier steps hold what is chosen; the loom reads them again after each change. */
  function changeIn(name: 'weave' | 'language' | 'time' | 'reminders') {
    return ({ target }: ChangeEvent<HTMLInputElement>) => {
      const selector = `[name='${name}'][value='${target.value}']`
      const field = root.current?.querySelector<HTMLInputElement>(selector)
      if (field) field.checked = target.checked
      if (name === 'reminders') weaveBandAgain(root.current, 'follow-up')
      else if (name !== 'weave') weaveBandAgain(root.current, 'account')
      setIsChanged(true)
    }
  }
  const done = isWoven ? change.done : ''
  const message = choices.languages.length > 0 ? done : account.atLeastOne
  if (endsInNumbers(talk))
    return (
      <div className="loom-card">
        <NoRecap />
      </div>
    )
  return (
    <div className="loom-card loom-filled">
      <Weaves
        legend={change.weave}
        disabled={!isHydrated}
        inputOf={(weave) => ({
          name: 'other-weave',
          checked: weave === choices.weave,
          onChange: changeIn('weave'),
        })}
      />
      <fieldset disabled={!isHydrated} className="loom-changes">
        <fieldset>
          <legend className="text-label font-semibold">{change.languages}</legend>
          <div className="loom-drawn-choices loom-chips font-display">
            {languages.map((lang) => (
              <label key={lang}>
                <input
                  type="checkbox"
                  value={lang}
                  checked={choices.languages.includes(lang)}
                  onChange={changeIn('language')}
                />
                <span lang={lang}>{spokenNames[lang]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="text-label font-semibold">{change.times}</legend>
          <div className="loom-drawn-choices loom-chips loom-short-times">
            {times.map((time) => (
              <label key={time}>
                <input
                  type="checkbox"
                  value={time}
                  checked={choices.times.includes(time)}
                  onChange={changeIn('time')}
                />
                <span>{account.time[time]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="loom-switches text-label font-semibold">
          <label>
            <input
              type="checkbox"
              value="reminders"
              checked={choices.hasReminders}
              onChange={changeIn('reminders')}
            />
            {change.reminders}
          </label>
        </div>
      </fieldset>
      <output className="loom-done text-small text-soft">{isChanged ? message : ''}</output>
    </div>
  )
}
