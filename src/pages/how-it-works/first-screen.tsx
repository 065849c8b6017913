import { language } from '#content/language.ts'
import {
  type ConversationId,
  openingTurns,
  sampleConversations,
} from '#src/content/quoted/conversations.ts'
import { Quotes } from '#src/sections/quotes.tsx'
import { languageClasses } from '#src/sections/spoken-languages.tsx'
import { classes } from '#src/ui/classes.ts'

/** The first lines of a session, before any step is reached: a picture of what step 4 has again. */
export function FirstScreen({ isUnder }: { isUnder: boolean }) {
  const first: ConversationId = language
  return (
    <div
      aria-hidden="true"
      data-under={isUnder ? '' : undefined}
      className="loom-screen loom-first"
    >
      <div className="loom-card">
        {sampleConversations[first].slice(0, openingTurns).map((line, turn) => (
          <p
            key={line[0]?.text}
            className={classes('font-display', turn % 2 === 0 ? '' : 'text-reply')}
          >
            <Quotes
              line={line}
              classNameOf={(lang) => `language-thread ${languageClasses[lang]}`}
            />
          </p>
        ))}
      </div>
    </div>
  )
}
