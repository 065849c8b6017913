import { product } from '#content/product.ts'
import { meanings } from '#content/conversations.ts'
import { type ConversationId, sampleConversations } from '#src/content/quoted/conversations.ts'
import { Quotes } from '#src/sections/quotes.tsx'
import { Fringe, RecapCloth } from '#src/weave/cloth/object-cloths.tsx'

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

/** Three lines of a conversation, kept for afterwards: a paper sewn on cloth. */
export function RecapScreen({ conversation, className }: RecapScreenProps) {
  return (
    <div className={className}>
      <div className="relative px-6 py-5">
        <RecapCloth />
        <div
          aria-hidden="true"
          className="woven-border absolute inset-y-0 left-0 h-auto w-3 [--weft:180deg]!"
        />
        <div
          aria-hidden="true"
          className="woven-border absolute inset-y-0 right-0 h-auto w-3 [--weft:180deg]!"
        />
        <div className="paper sewn-on px-6.5 pt-6.5 pb-7">
          <p className="font-display text-h3">{product.recap.title}</p>
          <dl className="mt-5 grid gap-5">
            {recapTurns[conversation].map((turn, index) => (
              <div key={turn}>
                <dt className="text-label font-semibold">{titles[index]}</dt>
                <dd className="mt-0.5 font-display text-kept">
                  <RecapLine conversation={conversation} turn={turn} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <Fringe />
    </div>
  )
}

type RecapLineProps = { conversation: RecappedConversation; turn: number }

/** A line of the conversation in the page's language. */
function RecapLine({ conversation, turn }: RecapLineProps) {
  const meaning: readonly string[] | null = meanings[conversation]
  if (meaning) return meaning[turn]
  return <Quotes line={sampleConversations[conversation][turn] ?? []} />
}
