import { product } from '#content/product.ts'
import { meanings } from '#content/conversations.ts'
import { type ConversationId, sampleConversations } from '#src/content/quoted/conversations.ts'
import { Quotes } from '#src/sections/quotes.tsx'
import { Frame } from './frame.tsx'

const { weighs, noticed, tonight } = product.recap
const titles = [weighs, noticed, tonight]

/** The mixed conversation has no recap: it ends in the hand-over. */
type RecappedConversation = Exclude<ConversationId, 'mixed'>

/** Which turn the recap keeps below each title. */
const recapTurns: Record<RecappedConversation, number[]> = {
  zh: [2, 4, 5],
  en: [2, 4, 7],
  ms: [4, 6, 7],
  ta: [4, 6, 7],
}

type RecapScreenProps = { conversation: RecappedConversation; className?: string | undefined }

/** Three lines of a conversation, kept for afterwards. */
export function RecapScreen({ conversation, className }: RecapScreenProps) {
  return (
    <Frame
      claim="tools"
      title={product.recap.title}
      panelClassName="tone-surface [--frame-thread:theme(colors.pandan-300)]"
      caption={null}
      className={className}
    >
      <dl className="grid gap-4 pt-5 pb-7">
        {recapTurns[conversation].map((turn, index) => (
          <div key={turn}>
            <dt className="text-label font-semibold">{titles[index]}</dt>
            <dd className="mt-0.5 font-display text-[1.3125rem] leading-tight">
              <RecapLine conversation={conversation} turn={turn} />
            </dd>
          </div>
        ))}
      </dl>
    </Frame>
  )
}

type RecapLineProps = { conversation: RecappedConversation; turn: number }

/** A line of the conversation in the page's language. */
function RecapLine({ conversation, turn }: RecapLineProps) {
  const meaning: readonly string[] | null = meanings[conversation]
  if (meaning) return meaning[turn]
  return <Quotes line={sampleConversations[conversation][turn] ?? []} />
}
