import { product } from '#content/product.ts'
import { meanings } from '#content/conversations.ts'
import { type ConversationId, sampleConversations } from '#src/content/quoted/conversations.ts'
import type { Quote } from '#src/content/types.ts'
import { keysOf } from '#src/keys-of.ts'
import type { LanguageTag } from '#src/languages.ts'
import { Turn } from '#src/sections/turn.tsx'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/weave/glyph.tsx'
import { Frame } from './frame.tsx'
import { hiddenUntilShown, languagesIn, languageClasses, turnClass } from './spoken-languages.tsx'

type SessionScreenProps = {
  /** The mixed conversation is about suicide: it needs its warning first. */
  conversation: ConversationId
  /** How many lines are shown. */
  turns: number
  /** The visitor steps through the lines. */
  isStepped?: boolean
  withCaption?: boolean
  className?: string
}

/** A session as a person sees it, with a thread under the words of each language. */
export function SessionScreen(props: SessionScreenProps) {
  const { conversation, turns, isStepped = false, withCaption = true, className } = props
  const lines = sampleConversations[conversation]
  const shown = isStepped ? lines : lines.slice(0, turns)
  const meaning: readonly string[] | null = meanings[conversation]
  return (
    <Frame
      claim="therapy"
      title={product.says}
      aside={<LanguageBars lines={shown.slice(0, turns)} />}
      panelClassName="tone-surface [--frame-thread:theme(colors.kunyit-400)]"
      caption={withCaption ? 'conversation' : null}
      className={className}
    >
      {/* Screen readers announce each new line once. */}
      <ol
        {...(isStepped ? { 'aria-live': 'polite', 'aria-relevant': 'additions' } : {})}
        className="grid gap-5 py-6"
      >
        {shown.map((line, turn) => (
          <Turn
            key={line[0]?.text}
            line={line}
            meaning={meaning?.[turn]}
            isPerson={turn % 2 === 0}
            className={classes(
              'max-w-full scroll-mb-24 narrow:max-w-[90%]',
              isStepped && turnClass(turn, turns, hiddenUntilShown),
            )}
            classNames={lineClassNames}
          />
        ))}
      </ol>
      {/* The mixed conversation ends in the hand-over: no session type is offered below it. */}
      {conversation === 'mixed' ? null : <SessionTypesBar chosen="chat" className="-mx-5 rule-t" />}
    </Frame>
  )
}

const lineClassNames = {
  line: 'text-[1.625rem] leading-[1.42] tracking-[-0.01em]',
  part: (lang: LanguageTag) => `language-thread ${languageClasses[lang]}`,
  meaning: 'mt-1.5',
}

/** A bar for each language, dimmed until a line uses the language. */
export function LanguageBars({ lines }: { lines: readonly (readonly Quote[])[] }) {
  const used = languagesIn(lines)
  return (
    <span aria-hidden="true" className="flex gap-1">
      {keysOf(languageClasses).map((lang) => (
        <i
          key={lang}
          className={classes(
            languageClasses[lang],
            'h-1 w-4.5 bg-(--language)',
            !used.has(lang) && 'opacity-22',
          )}
        />
      ))}
    </span>
  )
}

type SessionTypesBarProps = {
  chosen: keyof typeof product.sessionTypes
  className: string
  chosenClassName?: string
}

/** Chat, talk and video at the foot of a session. */
export function SessionTypesBar(props: SessionTypesBarProps) {
  const { chosen, className, chosenClassName = 'bg-ink text-tone-surface' } = props
  return (
    <ul className={classes('grid grid-cols-3 text-small leading-tight font-semibold', className)}>
      {keysOf(product.sessionTypes).map((type) => (
        <li
          key={type}
          className={classes(
            'flex min-h-19 flex-col items-center justify-center gap-1.5',
            type === chosen && chosenClassName,
          )}
        >
          <Icon name={type} width={32} height={20} />
          {product.sessionTypes[type]}
        </li>
      ))}
    </ul>
  )
}
