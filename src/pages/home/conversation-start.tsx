import { home } from '#content/home.ts'
import { languageNames } from '#content/language-names.ts'
import { meanings, conversations } from '#content/conversations.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import { sampleConversations } from '#src/content/quoted/conversations.ts'
import { paths } from '#src/paths.ts'
import { Turn } from '#src/sections/turn.tsx'
import { MoreLink } from '#src/ui/link.tsx'

const classNames = {
  line: 'border-b-2 pb-1 text-spoken',
  part: () => 'text-spoken',
  meaning: 'mt-1',
}

/** Shows the beginning of a conversation, and where the rest is. */
export default function ConversationStart({ id }: { id: keyof typeof heroVoices }) {
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
