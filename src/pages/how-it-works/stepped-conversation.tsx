import { useEffect, useRef, useState } from 'react'
import { product } from '#content/product.ts'
import { type ConversationId, sampleConversations } from '#src/content/quoted/conversations.ts'
import { HandOverScreen } from '#src/product/hand-over-screen.tsx'
import { RecapScreen } from '#src/product/recap-screen.tsx'
import { SessionScreen } from '#src/product/session-screen.tsx'
import { ConversationCloth } from '#src/product/conversation-cloth.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'

/** A session and its cloth; a click shows the next turn. The mixed conversation ends in the hand-over screen. */
export function SteppedConversation({ conversation }: { conversation: ConversationId }) {
  const { next, again } = product.playback
  const last = sampleConversations[conversation].length
  const [turns, setTurns] = useState(1)
  const session = useRef<HTMLDivElement>(null)
  const isOver = turns === last

  useEffect(() => {
    if (turns === 1) return
    const line = session.current?.querySelectorAll('ol > li')[turns - 1]
    line?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [turns])

  function proceed() {
    setTurns(isOver ? 1 : turns + 1)
    if (isOver) session.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }

  return (
    <div className="grid items-start gap-y-8 sm:grid-cols-9 sm:gap-x-6">
      <div ref={session} className="min-w-0 sm:col-span-5">
        <SessionScreen conversation={conversation} turns={turns} isStepped withCaption={false} />
        {conversation === 'mixed' ? (
          <div aria-live="polite">
            <HandOverScreen
              className={isOver ? undefined : 'with-app:motion-safe:not-print:hidden'}
            />
          </div>
        ) : null}
        {/* Sticky while the conversation is longer than the window, but not at the end, where it would cover the phone numbers. */}
        <div
          className={classes(
            'sticky bottom-0 z-1 bg-tone-kunyit-soft py-4 without-app:hidden motion-reduce:hidden print:hidden',
            isOver && 'static!',
          )}
        >
          {/* On a phone the recap lies below the window. */}
          <div className="mb-3 sm:hidden [--turn:6px] [--warp:var(--border-input)]">
            <ConversationCloth conversation={conversation} turns={turns} />
          </div>
          <Button onClick={proceed} className="w-full">
            {isOver ? again : next}
          </Button>
        </div>
      </div>
      <RecapScreen
        conversation={conversation}
        turns={turns}
        className="min-w-0 sm:col-span-4 sm:[--turn:30px]"
      />
    </div>
  )
}
