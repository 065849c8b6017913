import { useEffect, useRef, useState } from 'react'
import { product } from '#content/product.ts'
import { type ConversationId, sampleConversations } from '#src/content/quoted/conversations.ts'
import { HandOverScreen } from '#src/product/hand-over-screen.tsx'
import { RecapScreen } from '#src/product/recap-screen.tsx'
import { hiddenUntilShown, turnClass } from '#src/sections/spoken-languages.tsx'
import { WovenConversation } from '#src/product/woven-conversation.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'

/** A conversation opens with its first turns. */
const firstTurns = 4

/**
 * A conversation that is woven turn by turn: a click shows the next turn. The recap stands beside it, on a
 * phone after the last turn. The mixed conversation, about suicide, has none: it ends in the hand-over screen.
 */
export function SteppedConversation({ conversation }: { conversation: ConversationId }) {
  const { next, again } = product.playback
  const last = sampleConversations[conversation].length
  const [turns, setTurns] = useState(firstTurns)
  const session = useRef<HTMLDivElement>(null)
  const isOver = turns === last

  useEffect(() => {
    if (turns === firstTurns) return
    const line = session.current?.querySelectorAll('ol > li')[turns - 1]
    line?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [turns])

  function proceed() {
    setTurns(isOver ? firstTurns : turns + 1)
    if (isOver) session.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }

  const screenOfSession = (
    <div
      ref={session}
      className="min-w-0 player-cells tone-deep [--reply:theme(colors.green-300)] -mx-5 sm:mx-0 md:col-span-5"
    >
      <WovenConversation
        conversation={conversation}
        caption={<p className="font-semibold">{product.says}</p>}
        classNameOf={(turn) => classes('scroll-mb-24', turnClass(turn, turns))}
        isLive
      />
    </div>
  )
  // Sticky while the conversation is longer than the window, but not at the end, where it would cover the phone numbers.
  const button = (
    <div
      className={classes(
        'sticky bottom-0 z-1 bg-tone-yellow-soft py-4 without-app:hidden print:hidden',
        'md:col-span-5',
        isOver && 'static!',
      )}
    >
      <Button onClick={proceed} className="w-full">
        {isOver ? again : next}
      </Button>
    </div>
  )

  if (conversation === 'mixed') {
    // The numbers follow the last turn, beside it where there is room.
    return (
      <div className="md:grid md:grid-cols-9 md:grid-rows-[auto_1fr] md:items-start md:gap-x-6">
        {screenOfSession}
        <div className="min-w-0 md:col-span-4 md:row-span-2" aria-live="polite">
          <HandOverScreen className={classes('max-md:mt-8', !isOver && hiddenUntilShown)} />
        </div>
        {button}
      </div>
    )
  }
  return (
    <div className="grid items-start gap-y-3 sm:grid-cols-9 sm:gap-x-6">
      <div className="min-w-0 sm:col-span-5">
        {screenOfSession}
        {button}
      </div>
      <div className="min-w-0 [--warp:var(--border-input)] sm:col-span-4" aria-live="polite">
        <RecapScreen
          conversation={conversation}
          className={isOver ? undefined : 'max-sm:with-app:not-print:hidden'}
        />
      </div>
    </div>
  )
}
