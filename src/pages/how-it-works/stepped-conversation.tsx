import { useEffect, useRef, useState } from 'react'
import { product } from '#content/product.ts'
import { type ConversationId, sampleConversations } from '#src/content/quoted/conversations.ts'
import { HandOverScreen } from '#src/product/hand-over-screen.tsx'
import { RecapScreen } from '#src/product/recap-screen.tsx'
import { SessionScreen } from '#src/product/session-screen.tsx'
import { ConversationCloth } from '#src/product/conversation-cloth.tsx'
import { hiddenUntilShown } from '#src/product/spoken-languages.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'

/** A conversation opens with its first turns. */
const firstTurns = 4

/**
 * A session and its cloth; a click shows the next turn. After the last stands the recap, but the
 * mixed conversation, about suicide, has neither cloth nor recap: it ends in the hand-over screen.
 */
export function SteppedConversation({ conversation }: { conversation: ConversationId }) {
  const { next, again } = product.playback
  const last = sampleConversations[conversation].length
  const [turns, setTurns] = useState(firstTurns)
  const session = useRef<HTMLDivElement>(null)
  const isOver = turns === last
  const isAboutSuicide = conversation === 'mixed'
  const afterTheLast = isOver ? undefined : hiddenUntilShown

  useEffect(() => {
    if (turns === firstTurns) return
    const line = session.current?.querySelectorAll('ol > li')[turns - 1]
    line?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [turns])

  function proceed() {
    setTurns(isOver ? firstTurns : turns + 1)
    if (isOver) session.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }

  return (
    <div
      className={classes(
        'grid items-start gap-y-8',
        // Phone numbers need more room than a recap.
        isAboutSuicide ? 'md:grid-cols-9 md:gap-x-6' : 'sm:grid-cols-9 sm:gap-x-6',
      )}
    >
      <div
        ref={session}
        className={classes('min-w-0', isAboutSuicide ? 'md:col-span-5' : 'sm:col-span-5')}
      >
        <SessionScreen conversation={conversation} turns={turns} isStepped withCaption={false} />
        {/* Sticky while the conversation is longer than the window, but not at the end, where it would cover the phone numbers. */}
        <div
          className={classes(
            'sticky bottom-0 z-1 bg-tone-kunyit-soft py-4 without-app:hidden motion-reduce:hidden print:hidden',
            isOver && 'static!',
          )}
        >
          <Button onClick={proceed} className="w-full">
            {isOver ? again : next}
          </Button>
        </div>
      </div>
      <div
        className={classes(
          'grid min-w-0 gap-6',
          isAboutSuicide ? 'md:col-span-4' : 'sm:col-span-4',
        )}
        aria-live="polite"
      >
        {conversation === 'mixed' ? (
          <HandOverScreen className={afterTheLast} />
        ) : (
          <>
            <ConversationCloth conversation={conversation} turns={turns} />
            <RecapScreen conversation={conversation} className={afterTheLast} />
          </>
        )}
      </div>
    </div>
  )
}
