import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { conversations, meanings } from '#content/conversations.ts'
import { howItWorks } from '#content/how-it-works.ts'
import { language } from '#content/language.ts'
import { product } from '#content/product.ts'
import {
  type ConversationId,
  isAboutSuicide,
  sampleConversations,
} from '#src/content/quoted/conversations.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import { spokenNames } from '#src/content/quoted/spoken-names.ts'
import { HandOver, HandOverNumbers } from '#src/product/hand-over-screen.tsx'
import { LetterStitches } from '#src/product/letter-stitches.tsx'
import { DisclosureIcon } from '#src/sections/disclosures.tsx'
import { hiddenUntilShown, languageClasses } from '#src/sections/spoken-languages.tsx'
import { Turn } from '#src/sections/turn.tsx'
import { classes } from '#src/ui/classes.ts'

const words = howItWorks.screens.session

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
export function Conversation(props: ConversationProps) {
  const { id, isOpen, turns, sentence, isLive, onOpen, onClose, onRead } = props
  const warning = useId()
  const title = useId()
  const said = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(said)
  const lang = isAboutSuicide(id) ? undefined : heroVoices[id].lang
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
        ref={said}
        id={`voice-${id}`}
        role={scrolls ? 'region' : undefined}
        aria-labelledby={scrolls ? title : undefined}
        tabIndex={scrolls ? 0 : undefined}
        className="loom-said"
      >
        {isAboutSuicide(id) ? (
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
              <Stop isReached={turns === sampleConversations[id].length} />
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

/** Whether an element's content is higher than its window. */
function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const observer = new ResizeObserver(() =>
      setScrolls(current.scrollHeight > current.clientHeight + 1),
    )
    for (const part of [current, ...current.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [element])
  return scrolls
}

/** Takes the place of the lines but the last, and the focus: a live region's parts may be announced out of order. */
function Stop({ isReached }: { isReached: boolean }) {
  const { title, text } = conversations.stop
  const stop = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // The AI's own line stands above it.
    if (isReached) stop.current?.focus({ preventScroll: true })
  }, [isReached])
  return (
    <fieldset
      ref={stop}
      aria-label={`${title} ${text}`}
      tabIndex={-1}
      className={classes('loom-hand-over', isReached ? 'loom-held' : hiddenUntilShown)}
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
    // Who asks for a line sees it, also after reading back.
    if (turns > before.current) {
      // Lines scroll from the newest, so that 0 is the end.
      list.current?.closest('.loom-said')?.scrollTo({ top: 0 })
      newest?.scrollIntoView({ block: 'nearest' })
    }
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
        </Turn>
      ))}
    </ol>
  )
}
