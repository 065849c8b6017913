import { home } from '#content/home.ts'
import { language } from '#content/language.ts'
import { languageNames } from '#content/language-names.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import { languages } from '#src/languages.ts'
import { languagePalettes } from '#src/sections/spoken-languages.tsx'
import { classes } from '#src/ui/classes.ts'
import { VoiceShoot } from '#src/weave/shoots/shoot.tsx'
import { VoiceLink } from './answer.tsx'
import { firstVoice, placeOf, useChosenVoice, type VoiceId, voices } from './chosen-voice.ts'

/**
 * A sentence ends above the tip of its shoot, or `--over` to its right. `--line-width` breaks it into short
 * rows on a phone, `--wide-line` in wider windows.
 */
const positions: Record<VoiceId, string> = {
  zh: '',
  en: '[--line-width:6.7rem]',
  ms: '[--line-width:6.9rem]',
  ta: '[--line-width:9.5rem]',
}

/** On the left a sentence would leave the window, or reach the buttons beside it. */
const leftmost: Partial<Record<VoiceId, string>> = {
  zh: '[--line-width:4.5rem] [--over:2.5625rem] [--wide-over:max(0px,24.75rem+40.5*(var(--cell)-5px)-50vw)] [--beside-over:3.5rem]',
  ms: '[--line-width:6.6rem] [--over:3.75rem] phone:[--over:4.7rem] [--wide-line:6.6em] [--wide-over:max(0px,22.875rem+40.5*(var(--cell)-5px)-50vw)] [--beside-over:3.5rem]',
}

export function Voices() {
  const chosen = useChosenVoice()
  const shown = chosen ?? firstVoice
  return (
    <div className="voices relative">
      <p aria-hidden="true" className="voices-hint print:hidden">
        {home.voices.hint}
      </p>
      <ul aria-label={home.voices.hint}>
        {voices.map((voice) => {
          const { text, lang } = heroVoices[voice]
          const place = placeOf(voice)
          return (
            <li key={voice}>
              <VoiceLink
                voice={voice}
                aria-current={voice === shown}
                lang={lang}
                style={{ '--order': place }}
                className={classes(
                  voice === chosen && 'weave-on-choice',
                  place === 0 ? leftmost[voice] : place < 3 && positions[voice],
                )}
              >
                <span className="voice-line font-display">
                  <span>{text}</span>
                </span>
                <span lang={languages[language].tag} className="sr-only">
                  {punctuation.comma + languageNames[lang]}
                </span>
                <VoiceShoot place={place} palette={languagePalettes[lang]} />
              </VoiceLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
