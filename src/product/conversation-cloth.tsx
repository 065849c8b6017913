import { type ConversationId, sampleConversations } from '#src/content/quoted/conversations.ts'
import { classes } from '#src/ui/classes.ts'
import { languageClasses, sharesOf, turnClass } from './spoken-languages.tsx'

/** The longest conversation fills the cloth; a shorter one leaves bare warp. */
const turnsOnCloth = Math.max(...Object.values(sampleConversations).map(({ length }) => length))

type ConversationClothProps = { conversation: ConversationId; turns: number }

/** The conversation as cloth: one row a turn, each language as wide as its share of the line. */
export function ConversationCloth({ conversation, turns }: ConversationClothProps) {
  const lines = sampleConversations[conversation]
  return (
    <div
      aria-hidden="true"
      className="woven-rows"
      style={{ minHeight: `calc(${turnsOnCloth} * var(--turn, 24px))` }}
    >
      {lines.map((line, turn) => (
        <div key={line[0]?.text} className={turnClass(turn, turns)}>
          {sharesOf(line).map(({ lang, share }, part) => (
            <span
              // A line may return to a language.
              key={`${part} ${lang}`}
              className={classes(
                languageClasses[lang],
                turn % 2 === 0 ? 'cloth-said' : 'cloth-answered',
              )}
              style={{ flexGrow: share }}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
