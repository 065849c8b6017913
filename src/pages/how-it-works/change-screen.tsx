import { useState } from 'react'
import { howItWorks } from '#content/how-it-works.ts'
import { spokenNames } from '#src/content/quoted/spoken-names.ts'
import { useHydrated } from '#src/ui/hydrated.ts'
import { type Choices, type ChoicesProps, languages, times, toggled } from './choices.ts'
import { NoRecap } from './no-recap.tsx'
import { Weaves } from './plan-screen.tsx'
import { endsInNumbers, type Talk } from './talk.ts'

const { account, change: words } = howItWorks.screens

/** What was chosen so far, all of which can be changed here. */
export function ChangeScreen({ talk, choices, onChoose }: ChoicesProps & { talk: Talk }) {
  const [isChanged, setIsChanged] = useState(false)
  const isHydrated = useHydrated()

  function change(to: Partial<Choices>) {
    onChoose(to)
    setIsChanged(true)
  }
  const message = choices.languages.length > 0 ? words.done : account.atLeastOne
  if (endsInNumbers(talk))
    return (
      <div className="loom-card">
        <NoRecap />
      </div>
    )
  return (
    <div className="loom-card loom-filled">
      <Weaves
        choices={choices}
        onChoose={change}
        name="other-weave"
        legend={words.weave}
        disabled={!isHydrated}
      />
      <fieldset disabled={!isHydrated} className="loom-changes">
        <fieldset>
          <legend className="text-label font-semibold">{words.languages}</legend>
          <div className="loom-drawn-choices loom-chips font-display">
            {languages.map((lang) => (
              <label key={lang}>
                <input
                  type="checkbox"
                  checked={choices.languages.includes(lang)}
                  onChange={() =>
                    change({ languages: toggled(languages, choices.languages, lang) })
                  }
                />
                <span lang={lang}>{spokenNames[lang]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="text-label font-semibold">{words.times}</legend>
          <div className="loom-drawn-choices loom-chips loom-short-times">
            {times.map((time) => (
              <label key={time}>
                <input
                  type="checkbox"
                  checked={choices.times.includes(time)}
                  onChange={() => change({ times: toggled(times, choices.times, time) })}
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
              checked={choices.hasReminders}
              onChange={() => change({ hasReminders: !choices.hasReminders })}
            />
            {words.reminders}
          </label>
        </div>
      </fieldset>
      <output className="loom-done text-small text-soft">
        <span key={choices.weave}>{isChanged ? message : ''}</span>
      </output>
    </div>
  )
}
