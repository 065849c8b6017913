import { languageNames } from '#content/language-names.ts'
import { product } from '#content/product.ts'
import { meanings } from '#content/conversations.ts'
import { type ConversationId, sampleConversations } from '#src/content/quoted/conversations.ts'
import type { LanguageTag } from '#src/languages.ts'
import { keysOf } from '#src/keys-of.ts'
import { Quotes } from '#src/sections/quotes.tsx'
import { classes } from '#src/ui/classes.ts'
import { Frame } from './frame.tsx'
import { ConversationCloth } from './conversation-cloth.tsx'
import { languagesIn, languageClasses } from './spoken-languages.tsx'

const { weighs, noticed, tonight } = product.recap
const titles = [weighs, noticed, tonight]

/** Which turn the recap keeps below each title. The mixed conversation has none: it ends in the hand-over. */
const recapTurns: Record<Exclude<ConversationId, 'mixed'>, number[]> = {
  zh: [2, 4, 5],
  en: [2, 4, 7],
  ms: [4, 6, 7],
  ta: [4, 6, 7],
}

type RecapScreenProps = {
  conversation: ConversationId
  /** How many turns are on the cloth; the kept lines appear with the last. */
  turns: number
  className: string
}

/** The conversation as cloth, and three of its lines. */
export function RecapScreen({ conversation, turns, className }: RecapScreenProps) {
  const lines = sampleConversations[conversation]
  return (
    <Frame
      claim="tools"
      title={product.recap.title}
      panelClassName="tone-surface [--frame-thread:theme(colors.pandan-300)]"
      caption={null}
      className={className}
    >
      <div className="pt-6 pb-7">
        <ConversationCloth conversation={conversation} turns={turns} />
        <Languages used={languagesIn(lines)} />
        <p className="mt-2 text-small text-soft">{product.recap.cloth}</p>
        {conversation === 'mixed' ? null : (
          <dl className="mt-5 grid gap-4">
            {recapTurns[conversation].map((turn, index) => (
              <div key={turn} className={turns < lines.length ? 'next-line' : undefined}>
                <dt className="text-label font-semibold">{titles[index]}</dt>
                <dd className="mt-0.5 font-display text-[1.3125rem] leading-tight">
                  <RecapLine conversation={conversation} turn={turn} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Frame>
  )
}

/** A line of the conversation in the page's language. */
function RecapLine({ conversation, turn }: { conversation: ConversationId; turn: number }) {
  const meaning: readonly string[] | null = meanings[conversation]
  if (meaning) return meaning[turn]
  return <Quotes line={sampleConversations[conversation][turn] ?? []} />
}

function Languages({ used }: { used: Set<LanguageTag> }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 text-small">
      {keysOf(languageClasses)
        .filter((lang) => used.has(lang))
        .map((lang) => (
          <li key={lang} className={classes('language-thread', languageClasses[lang])}>
            {languageNames[lang]}
          </li>
        ))}
    </ul>
  )
}
