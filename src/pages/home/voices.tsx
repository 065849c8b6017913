import { Link } from 'react-router-dom'
import { home } from '#content/home.ts'
import { language } from '#content/language.ts'
import { languageNames } from '#content/language-names.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import { keysOf } from '#src/keys-of.ts'
import { languages } from '#src/languages.ts'
import { languagePalettes } from '#src/sections/spoken-languages.tsx'
import { useHydrated } from '#src/ui/hydrated.ts'
import { VoiceShoot } from '#src/weave/shoots/shoot.tsx'
import {
  answerId,
  firstVoice,
  readOn,
  useChosenVoice,
  type VoiceId,
  voiceOrder,
} from './answer.tsx'

/** On a phone `--line-width` is the width that breaks a sentence into two short rows. */
const positions: Record<VoiceId, string> = {
  zh: '[--line-width:4.5rem] [--over:2.5625rem]',
  en: '[--line-width:6.7rem]',
  ms: '[--line-width:6.9rem]',
  ta: '[--line-width:none]',
}

/**
 * Shows four people. A sentence brings its conversation down below the hero, or leads to the one on
 * /how-it-works while scripts are missing.
 */
export function Voices() {
  const isHydrated = useHydrated()
  const shown = useChosenVoice() ?? firstVoice
  return (
    <div className="voices relative">
      <ul aria-label={home.voices.hint}>
        {keysOf(positions).map((voice) => {
          const { text, lang } = heroVoices[voice]
          return (
            <li key={voice}>
              <Link
                to={isHydrated ? { hash: answerId(voice) } : readOn(voice)}
                aria-current={voice === shown}
                lang={lang}
                className={`${voiceOrder[voice]} ${positions[voice]}`}
              >
                <span className="voice-line font-display">
                  <span>{text}</span>
                </span>
                <span lang={languages[language].tag} className="sr-only">
                  {punctuation.comma + languageNames[lang]}
                </span>
                <VoiceShoot voice={voice} palette={languagePalettes[lang]} />
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
