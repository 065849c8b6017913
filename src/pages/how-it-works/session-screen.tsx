import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { conversations, meanings } from '#content/conversations.ts'
import { howItWorks } from '#content/how-it-works.ts'
import { language } from '#content/language.ts'
import { product } from '#content/product.ts'
import { type ConversationId, sampleConversations } from '#src/content/quoted/conversations.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import { spokenNames } from '#src/content/quoted/spoken-names.ts'
import { keysOf } from '#src/keys-of.ts'
import { HandOver, HandOverNumbers } from '#src/product/hand-over-screen.tsx'
import { wayAskedFor } from '#src/product/session-bars.tsx'
import { DisclosureIcon } from '#src/sections/disclosures.tsx'
import { Quotes } from '#src/sections/quotes.tsx'
import {
  hiddenUntilShown,
  languageClasses,
  languagePalettes,
} from '#src/sections/spoken-languages.tsx'
import { Turn } from '#src/sections/turn.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { useHydrated } from '#src/ui/hydrated.ts'
import { unbroken } from '#src/ui/unbroken.tsx'
import { Caller } from '#src/weave/caller.tsx'
import { Icon } from '#src/weave/glyph.tsx'
import { Mark } from '#src/weave/mark.tsx'
import { Voice } from '#src/weave/voice.tsx'
import { LetterStitches } from '#src/product/letter-stitches.tsx'

const words = howItWorks.screens.session

type Way = keyof typeof product.sessionTypes

/** The conversation that is open, and how many of its lines are shown. */
export type Talk = { conversation: ConversationId; turns: number }

/** The one about suicide has no recap. */
export type RecappedId = Exclude<ConversationId, 'mixed'>

/** Returns a conversation as it opens: with its first two lines, which a low window shows whole, the one about suicide with its warning alone. */
export function opened(conversation: ConversationId): Talk {
  return { conversation, turns: conversation === 'mixed' ? 0 : 2 }
}

/** Whether the conversation about suicide has begun: what follows it are numbers to call. */
export function endsInNumbers({ conversation, turns }: Talk): boolean {
  return conversation === 'mixed' && turns > 0
}

type SessionScreenProps = {
  talk: Talk
  /** The conversation that is open, or was before the one about suicide. */
  lastRead: RecappedId
  /** What the visitor wrote: its stitches run below the first line. */
  sentence: string
  /** Called for what is chosen by hand. */
  onTalk: (talk: Talk) => void
}

/**
 * Five conversations, each by chat, audio or video: the three show the same line. The conversations are
 * native disclosures that share a name, so that one is open at a time, without scripts too.
 */
export function SessionScreen({ talk, lastRead, sentence, onTalk }: SessionScreenProps) {
  const [pressed, setWay] = useState<Way | null>(null)
  const { state }: { state: unknown } = useLocation()
  // The router has its state again after a reload; the page that was built has not.
  const asked = useHydrated() ? wayAskedFor(state) : undefined
  const way = pressed ?? asked ?? 'chat'
  const [isLive, setIsLive] = useState(false)
  const { conversation, turns } = talk
  const last = sampleConversations[conversation].length
  const isOver = turns === last
  const isStopped = conversation === 'mixed' && isOver
  const isUnread = turns === 0
  const { next, again } = product.playback

  const talks = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Another conversation may have been opened before hydration.
    const open = talks.current?.querySelector('[open] > [id]')?.id.slice('voice-'.length)
    const id = keysOf(sampleConversations).find((one) => one === open)
    if (id && id !== language) onTalk(opened(id))
  }, [onTalk])

  function proceed() {
    setIsLive(true)
    onTalk(isOver ? opened(conversation) : { conversation, turns: turns + 1 })
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
            turns={id === conversation ? turns : opened(id).turns}
            isLive={isLive}
            sentence={sentence}
            onOpen={() => id !== conversation && onTalk(opened(id))}
            onClose={() => id === 'mixed' && onTalk(opened(lastRead))}
            onRead={() => onTalk({ conversation: id, turns: 1 })}
          />
        ))}
      </div>
      <SameLine talk={talk} />
      <div
        className="loom-next without-app:hidden print:hidden"
        onFocus={() => setIsLive(true)}
        onBlur={() => setIsLive(false)}
      >
        {isUnread || isStopped ? null : (
          <Button size="small" onClick={proceed} className="w-full">
            {isOver ? again : next}
          </Button>
        )}
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

type ConversationProps = {
  id: ConversationId
  isOpen: boolean
  turns: number
  sentence: string
  /** Screen readers announce the next line, but none when the page loads or a conversation opens. */
  isLive: boolean
  onOpen: () => void
  /** One is always open: the one about suicide gives way to the one before. */
  onClose: () => void
  onRead: () => void
}

/** The one about suicide has a second disclosure inside, so that its lines stay behind the warning. */
function Conversation(props: ConversationProps) {
  const { id, isOpen, turns, sentence, isLive, onOpen, onClose, onRead } = props
  const warning = useId()
  const title = useId()
  // Only lines that were added scroll inside: without scripts, none do.
  const scrolls = isOpen && turns > opened(id).turns
  const lang = id === 'mixed' ? undefined : heroVoices[id].lang
  return (
    <details
      name="voice"
      // Paper has the conversation in the page's own language alone.
      className={id === language ? 'loom-own' : undefined}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen()}
    >
      <summary
        onClick={(event) => {
          if (!isOpen) return
          event.preventDefault()
          onClose()
        }}
      >
        <h3 id={title} lang={lang} className="font-display">
          {lang ? spokenNames[lang] : words.suicide}
        </h3>
        <DisclosureIcon />
      </summary>
      <div
        id={`voice-${id}`}
        role={scrolls ? 'region' : undefined}
        aria-labelledby={scrolls ? title : undefined}
        tabIndex={scrolls ? 0 : undefined}
        className="loom-said"
      >
        {id === 'mixed' ? (
          <>
            <p id={warning} className="loom-warning font-semibold">
              {words.warning}
            </p>
            <details
              open={turns > 0 || undefined}
              onToggle={({ currentTarget }) => currentTarget.open && turns === 0 && onRead()}
            >
              <summary aria-describedby={warning} className="loom-read">
                {words.read}
              </summary>
              <Lines id={id} turns={turns} sentence={sentence} isLive={isLive} />
              <Stop isReached={turns === sampleConversations.mixed.length} />
            </details>
            <HandOverNumbers className="loom-numbers mt-1.5" />
          </>
        ) : (
          <Lines id={id} turns={turns} sentence={sentence} isLive={isLive} />
        )}
      </div>
    </details>
  )
}

/** Takes the place of the lines, and the focus: a live region's parts may be announced out of order. */
function Stop({ isReached }: { isReached: boolean }) {
  const { title, text } = conversations.stop
  const stop = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (isReached) stop.current?.focus()
  }, [isReached])
  return (
    <fieldset
      ref={stop}
      aria-label={`${title} ${text}`}
      tabIndex={-1}
      className={classes('loom-hand-over', !isReached && hiddenUntilShown)}
    >
      <HandOver />
      <p className="mt-2 text-small">{product.caption.numbers}</p>
    </fieldset>
  )
}

type LinesProps = Pick<ConversationProps, 'id' | 'turns' | 'sentence' | 'isLive'>

function Lines({ id, turns, sentence, isLive }: LinesProps) {
  const meaning: readonly string[] | null = meanings[id]
  const lines = sampleConversations[id]
  const list = useRef<HTMLOListElement>(null)
  const before = useRef(turns)
  useEffect(() => {
    const newest = list.current?.querySelector<HTMLElement>(`:scope > :nth-child(${turns})`)
    // A link to the conversation, or a look at earlier lines, has left the end.
    if (turns > before.current) newest?.scrollIntoView({ block: 'nearest' })
    // The first line takes the focus of the button that showed it, which is gone.
    if (newest && before.current === 0) {
      newest.tabIndex = -1
      newest.focus()
    }
    before.current = turns
  }, [turns])
  return (
    <ol
      ref={list}
      aria-live={isLive ? 'polite' : undefined}
      aria-relevant="additions"
      className="loom-lines"
    >
      {lines.map((line, turn) => (
        <Turn
          key={line[0]?.text}
          line={line}
          meaning={meaning?.[turn]}
          isPerson={turn % 2 === 0}
          className={turn < turns ? '' : hiddenUntilShown}
          classNames={{
            line: 'loom-line',
            part: (lang) => `language-thread ${languageClasses[lang]}`,
            meaning: 'mt-1.5 leading-snug!',
          }}
        >
          {turn === 0 && sentence ? (
            <LetterStitches text={sentence} columns={36} rows={1} className="loom-typed" />
          ) : null}
          {turn === lines.length - 1 && id !== 'mixed' ? (
            <p className="loom-ends mt-1.5 text-small leading-snug">{conversations.ends}</p>
          ) : null}
        </Turn>
      ))}
    </ol>
  )
}

/** The newest line again, as it is heard and seen; screen readers have it from the chat. */
function SameLine({ talk: { conversation, turns } }: { talk: Talk }) {
  const line = sampleConversations[conversation][Math.max(0, turns - 1)] ?? []
  const all: readonly string[] | null = meanings[conversation]
  const meaning = all?.[Math.max(0, turns - 1)]
  const sentence = line.map(({ text }) => text).join('')
  const palette =
    conversation === 'mixed' ? 'green' : languagePalettes[heroVoices[conversation].lang]
  const caption = (
    <div className="loom-caption">
      <p className="font-display">
        <Quotes line={line} />
      </p>
      {meaning && meaning !== sentence ? (
        <p className="text-small leading-snug">{unbroken(meaning)}</p>
      ) : null}
    </div>
  )
  return (
    <>
      <div aria-hidden="true" className="loom-way loom-audio tone-deep">
        <Voice sentence={sentence} palette={palette} className="loom-voice" />
        {caption}
      </div>
      <div aria-hidden="true" className="loom-way loom-video bg-green-300 text-blue-900">
        <p className="loom-you text-label font-semibold">{product.you}</p>
        <p className="loom-ai tone-deep text-small font-semibold">
          <Mark size={32} />
          {product.says}
        </p>
        <Caller className="loom-caller" />
        {caption}
      </div>
    </>
  )
}
