import { howItWorks } from '#content/how-it-works.ts'
import type { SpokenLanguage } from '#src/content/facts/spoken-languages.ts'
import { spokenNames } from '#src/content/quoted/spoken-names.ts'
import { languagePalettes } from '#src/sections/spoken-languages.tsx'
import { shootDraft } from '#src/weave/shoots/shoot-draft.ts'
import { ScaledShoot } from '#src/weave/shoots/shoot.tsx'
import { type ChoicesProps, languages, times, toggled } from './choices.ts'

const {
  languages: thinkIn,
  atLeastOne,
  times: timesThatSuit,
  time: nameOf,
  note,
} = howItWorks.screens.account

/** Each shoot is taller than the one before it: rows for each cell of its half. */
const steepness: Record<SpokenLanguage, number> = { 'zh-Hans': 3.3, en: 4.1, ms: 4.9, ta: 5.8 }

/** Languages as shoots and times as squares of cloth, each of them a checkbox. */
export function AccountScreen({ choices, onChoose }: ChoicesProps) {
  return (
    <div className="loom-card flex flex-col">
      <fieldset>
        <legend className="text-label font-semibold">{thinkIn}</legend>
        <div className="loom-drawn-choices loom-shoots">
          {languages.map((lang) => {
            const draft = shootDraft(8, steepness[lang])
            return (
              <label key={lang}>
                <input
                  type="checkbox"
                  name="language"
                  value={lang}
                  checked={choices.languages.includes(lang)}
                  onChange={() =>
                    onChoose({ languages: toggled(languages, choices.languages, lang) })
                  }
                />
                <span lang={lang} className="font-display">
                  {spokenNames[lang]}
                </span>
                <ScaledShoot
                  isDeferred
                  draft={draft}
                  palette={languagePalettes[lang]}
                  width={draft.columns * 4}
                  height={draft.rows * 3}
                />
              </label>
            )
          })}
        </div>
      </fieldset>
      <fieldset className="mt-4 grid grow">
        <legend className="text-label font-semibold">{timesThatSuit}</legend>
        <div className="loom-drawn-choices loom-times">
          {times.map((time) => (
            <label key={time}>
              <input
                type="checkbox"
                name="time"
                value={time}
                checked={choices.times.includes(time)}
                onChange={() => onChoose({ times: toggled(times, choices.times, time) })}
              />
              <span>{nameOf[time]}</span>
              <i aria-hidden="true" />
            </label>
          ))}
        </div>
      </fieldset>
      <output className="mt-3 block text-small leading-snug text-soft">
        {choices.languages.length > 0 ? note : <strong className="text-ink">{atLeastOne}</strong>}
      </output>
    </div>
  )
}
