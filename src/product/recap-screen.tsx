import { product } from '#content/product.ts'
import { meanings } from '#content/voices.ts'
import { type VoiceId, voiceSamples } from '#src/content/quoted/voices.ts'
import type { LanguageTag } from '#src/languages.ts'
import { keysOf } from '#src/keys-of.ts'
import { classes } from '#src/ui/classes.ts'
import { Frame } from './frame.tsx'
import { TalkCloth } from './talk-cloth.tsx'
import { languageNames, languagesIn, languageThreads } from './talk-languages.ts'

const { weighs, noticed, tonight } = product.recap
const titles = [weighs, noticed, tonight]

/** Which turn the recap keeps below each title. The mixed talk has none: it ends in the hand-over. */
const kept: Record<Exclude<VoiceId, 'mixed'>, number[]> = {
  zh: [2, 4, 5],
  en: [2, 4, 7],
  ms: [4, 6, 7],
  ta: [4, 6, 7],
}

type RecapScreenProps = {
  talk: VoiceId
  /** How many turns are on the cloth; the kept lines appear with the last. */
  turns: number
  className: string
}

/** The talk as cloth, and three of its lines. */
export function RecapScreen({ talk, turns, className }: RecapScreenProps) {
  const lines = voiceSamples[talk]
  return (
    <Frame
      claim="tools"
      title={product.recap.title}
      look="tone-surface [--selvedge-thread:theme(colors.pandan-300)]"
      caption={null}
      className={className}
    >
      <div className="pt-6 pb-7">
        <TalkCloth talk={talk} turns={turns} />
        <Languages used={languagesIn(lines)} />
        <p className="mt-2 text-small text-soft">{product.recap.cloth}</p>
        {talk === 'mixed' ? null : (
          <dl className="mt-5 grid gap-4">
            {kept[talk].map((turn, index) => (
              <div key={turn} className={turns < lines.length ? 'next-line' : undefined}>
                <dt className="text-label font-semibold">{titles[index]}</dt>
                <dd className="mt-0.5 font-display text-[1.3125rem] leading-tight">
                  <KeptLine talk={talk} turn={turn} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Frame>
  )
}

/** A line of the talk in the page's language. */
function KeptLine({ talk, turn }: { talk: VoiceId; turn: number }) {
  const meaning: readonly string[] | null = meanings[talk]
  if (meaning) return meaning[turn]
  return voiceSamples[talk][turn]?.map(({ text, lang }) => (
    <span key={text} lang={lang}>
      {text}
    </span>
  ))
}

function Languages({ used }: { used: Set<LanguageTag> }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 text-small">
      {keysOf(languageThreads)
        .filter((lang) => used.has(lang))
        .map((lang) => (
          <li key={lang} className={classes('language-thread', languageThreads[lang])}>
            {languageNames[lang]}
          </li>
        ))}
    </ul>
  )
}
