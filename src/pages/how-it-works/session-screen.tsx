import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { conversations } from '#content/conversations.ts'
import { howItWorks } from '#content/how-it-works.ts'
import { language } from '#content/language.ts'
import { product } from '#content/product.ts'
import {
  type ConversationId,
  isAboutSuicide,
  sampleConversations,
} from '#src/content/quoted/conversations.ts'
import { keysOf } from '#src/keys-of.ts'
import { classes } from '#src/ui/classes.ts'
import { wayAskedFor } from '#src/product/session-bars.tsx'
import { Button, buttonStyles } from '#src/ui/button.tsx'
import { useHydrated } from '#src/ui/hydrated.ts'
import { Icon } from '#src/weave/glyph.tsx'
import { Conversation } from './conversation.tsx'
import { SameLine } from './same-line.tsx'
import { StepLink } from './step-link.tsx'
import { initialTalk, type RecappedTalk, type Talk } from './talk.ts'

const words = howItWorks.screens.session

type Way = keyof typeof product.sessionTypes

type SessionScreenProps = {
  talk: Talk
  /** What is read, or was before the one about suicide. */
  lastRead: RecappedTalk
  /** What the visitor wrote: its stitches run below the first line. */
  sentence: string
  /** Called for a conversation that is opened. */
  onOpen: (id: ConversationId) => void
  /** Called for what else is chosen by hand. */
  onTalk: (talk: Talk) => void
  /** Called for another line, or the first ones again. */
  onNext: (talk: Talk) => void
}

/**
 * Five conversations, each by chat, audio or video: the three show the same line. The conversations are
 * native disclosures that share a name, so that one is open at a time, without scripts too.
 */
export function SessionScreen(props: SessionScreenProps) {
  const { talk, lastRead, sentence, onOpen, onTalk, onNext } = props
  const [pressed, setWay] = useState<Way | null>(null)
  const { state }: { state: unknown } = useLocation()
  // The router has its state again after a reload; the page that was built has not.
  const asked = useHydrated() ? wayAskedFor(state) : undefined
  const way = pressed ?? asked ?? 'chat'
  const [isLive, setIsLive] = useState(false)
  const { conversation, turns } = talk
  const last = sampleConversations[conversation].length
  const isOver = turns === last
  const isStopped = isAboutSuicide(conversation) && isOver
  const isUnread = turns === 0
  const { next, again } = product.playback

  const talks = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Another conversation may have been opened before hydration.
    const open = talks.current?.querySelector('[open] > [id]')?.id.slice('voice-'.length)
    const id = keysOf(sampleConversations).find((one) => one === open)
    if (id && id !== language) onOpen(id)
  }, [onOpen])

  const controls = useRef<HTMLDivElement>(null)
  function proceed(to: Talk) {
    flushSync(() => {
      setIsLive(true)
      onNext(to)
    })
    // Whoever presses Enter steadily stays at the end: its sentence has the focus, not what leads on.
    controls.current?.querySelector<HTMLElement>('p, button')?.focus({ preventScroll: true })
  }
  return (
    <div
      className={classes(
        'loom-card loom-session',
        isStopped && 'loom-stopped',
        isUnread && 'loom-unread',
      )}
      data-way={isStopped || isUnread ? 'chat' : way}
    >
      <div ref={talks} className="loom-talks">
        {keysOf(sampleConversations).map((id) => (
          <Conversation
            key={id}
            id={id}
            isOpen={id === conversation}
            turns={id === conversation ? turns : initialTalk(id).turns}
            isLive={isLive}
            sentence={sentence}
            onOpen={() => {
              if (id === conversation) return
              onOpen(id)
              // Not beside a bright picture, unless it is asked for.
              if (isAboutSuicide(id)) setWay('chat')
            }}
            onClose={() => isAboutSuicide(id) && onTalk(lastRead)}
            onRead={() => onTalk({ conversation: id, turns: 1 })}
          />
        ))}
      </div>
      <SameLine talk={talk} />
      <div
        ref={controls}
        className="loom-next without-app:hidden print:hidden"
        onFocus={() => setIsLive(true)}
        onBlur={() => setIsLive(false)}
      >
        {isUnread || isOver ? null : (
          <Button
            size="small"
            onClick={() => proceed({ conversation, turns: turns + 1 })}
            className="w-full"
          >
            {next}
          </Button>
        )}
        {isOver && !isStopped ? (
          <div className="loom-ends text-small">
            <p tabIndex={-1}>{conversations.ends}</p>
            <button
              type="button"
              onClick={() => proceed(initialTalk(conversation))}
              className="loom-held link-underline font-semibold"
            >
              {again}
            </button>
            <StepLink step="follow-up" className={buttonStyles('primary', 'small', 'loom-held')}>
              {product.recap.title}
            </StepLink>
          </div>
        ) : null}
      </div>
      <fieldset aria-label={words.ways} className="loom-ways without-app:hidden">
        {keysOf(product.sessionTypes).map((type) => (
          <button
            key={type}
            type="button"
            aria-pressed={type === way}
            disabled={isUnread}
            onClick={() => setWay(type)}
            className="text-small leading-tight font-semibold"
          >
            <Icon name={type} width={26} height={16} />
            {product.sessionTypes[type]}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
