import { useId, type ToggleEvent } from 'react'
import { meanings, conversations } from '#content/conversations.ts'
import { home } from '#content/home.ts'
import { language } from '#content/language.ts'
import { languageNames } from '#content/language-names.ts'
import { punctuation } from '#src/content/punctuation.ts'
import { sampleConversations } from '#src/content/quoted/conversations.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import { keysOf } from '#src/keys-of.ts'
import { languages } from '#src/languages.ts'
import { paths } from '#src/paths.ts'
import { languagePalettes } from '#src/product/spoken-languages.tsx'
import { Turn } from '#src/sections/turn.tsx'
import { MoreLink } from '#src/ui/link.tsx'
import { VoiceShoot } from '#src/weave/shoot.tsx'

type VoiceId = keyof typeof heroVoices

/** On a phone `--line-width` is the width that breaks a sentence into two short rows. */
const positions: Record<VoiceId, string> = {
  zh: '[--line-width:4.5rem] [--order:0] [--over:2rem]',
  en: '[--line-width:6.7rem] [--order:1]',
  ms: '[--line-width:6.9rem] [--order:2]',
  ta: '[--line-width:none] [--order:3]',
}

/** Shows four people whose conversations open below the ground they stand on. */
export function Voices() {
  const { label, hint } = home.voices
  const id = useId()
  return (
    <>
      <div className="voices-label font-display">
        <p id={id}>{label}</p>
        <p className="font-text text-label">{hint}</p>
      </div>
      {/* A named group is not one more landmark. */}
      <fieldset aria-labelledby={id} className="voices relative min-w-0">
        {keysOf(positions).map((voice) => {
          const { text, lang } = heroVoices[voice]
          return (
            <details
              key={voice}
              name="voice"
              onToggle={show}
              className={`tone-kunyit-soft ${positions[voice]}`}
            >
              {/* The language is set here: Firefox does not expose it from a deeper element. */}
              <summary lang={lang}>
                <span lang={languages[language].tag} className="sr-only">
                  {languageNames[lang] + punctuation.colon}
                </span>
                <span className="voice-line font-display">
                  <span>{text}</span>
                </span>
                <VoiceShoot voice={voice} palette={languagePalettes[lang]} />
              </summary>
              <ConversationStart id={voice} />
            </details>
          )
        })}
      </fieldset>
    </>
  )
}

/** The picture may have pushed the conversation out of the window. */
function show({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
}

const classNames = {
  line: 'border-b-2 pb-1 text-spoken',
  part: () => 'text-spoken',
  meaning: 'mt-1',
}

/** Shows the beginning of a conversation, and where the rest is. */
function ConversationStart({ id }: { id: VoiceId }) {
  const meaning: readonly string[] | null = meanings[id]
  return (
    <div className="page-grid py-12">
      <div className="mx-auto grid w-full max-w-wide gap-y-8">
        <p className="text-small">{conversations.note}</p>
        <ol className="weaves-in mx-auto grid w-full max-w-wide gap-y-6">
          {sampleConversations[id].slice(0, 3).map((line, index) => (
            <Turn
              key={line[0]?.text}
              line={line}
              meaning={meaning?.[index]}
              isPerson={index % 2 === 0}
              className="max-w-[85%]"
              classNames={classNames}
            />
          ))}
        </ol>
        <p>
          <MoreLink to={`${paths.howItWorks}#voice-${id}`}>
            {`${home.voices.more} `}
            <span className="sr-only">({languageNames[heroVoices[id].lang]})</span>
          </MoreLink>
        </p>
      </div>
    </div>
  )
}
