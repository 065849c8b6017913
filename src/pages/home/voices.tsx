import { useId } from 'react'
import { home } from '#content/home.ts'
import { language } from '#content/language.ts'
import { languageNames } from '#content/language-names.ts'
import { punctuation } from '#src/content/punctuation.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import { keysOf } from '#src/keys-of.ts'
import { languages } from '#src/languages.ts'
import { languagePalettes } from '#src/product/spoken-languages.tsx'
import { VoiceShoot } from '#src/weave/shoot.tsx'
import { answerId, type VoiceId, voiceOrder } from './answer.tsx'

/** On a phone `--line-width` is the width that breaks a sentence into two short rows. */
const positions: Record<VoiceId, string> = {
  zh: '[--line-width:4.5rem] [--over:2.5625rem]',
  en: '[--line-width:6.7rem]',
  ms: '[--line-width:6.9rem]',
  ta: '[--line-width:none]',
}

/** Shows four people. Each sentence leads to its conversation below the hero. */
export function Voices() {
  const id = useId()
  return (
    <div className="voices relative">
      <ul aria-labelledby={id}>
        {keysOf(positions).map((voice) => {
          const { text, lang } = heroVoices[voice]
          return (
            <li key={voice}>
              <a
                href={`#${answerId(voice)}`}
                lang={lang}
                className={`${voiceOrder[voice]} ${positions[voice]}`}
              >
                <span lang={languages[language].tag} className="sr-only">
                  {languageNames[lang] + punctuation.colon}
                </span>
                <span className="voice-line font-display">
                  <span>{text}</span>
                </span>
                <VoiceShoot voice={voice} palette={languagePalettes[lang]} />
              </a>
            </li>
          )
        })}
      </ul>
      <p
        id={id}
        className="max-w-none! px-4 py-1.5 text-label phone:px-5 md:px-bleed md:text-right"
      >
        {home.voices.hint}
      </p>
    </div>
  )
}
