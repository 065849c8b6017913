import type { ComponentProps, ReactNode } from 'react'
import { meanings } from '#content/conversations.ts'
import {
  type ConversationId,
  isAboutSuicide,
  sampleConversations,
} from '#src/content/quoted/conversations.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import type { Quote } from '#src/content/types.ts'
import { Turn } from '#src/sections/turn.tsx'
import { classes } from '#src/ui/classes.ts'
import { TurnCloth, wordLengths } from '#src/weave/cloth/turn-cloth.tsx'
import { languageClasses, languagePalettes } from '#src/sections/spoken-languages.tsx'

type WovenConversationProps = {
  conversation: ConversationId
  /** Only the first turns; without it all of them. */
  turns?: number
  /** Stands above the first turn. */
  caption: ReactNode
  /** Stands above the cloth. */
  tower?: ComponentProps<typeof TurnCloth>['tower']
  /** The last sentence is large. */
  isOpening?: boolean
  children?: ReactNode
}

/** Keeps the lozenges of Chinese characters, which are all alike, narrower than the cloth. */
const shortestLongest = 5

/**
 * A conversation and its cloth: a lozenge for each word, a border after each turn, and at the end of all
 * words a hem. The one about suicide has no cloth, but a thread under the words of each language.
 */
export function WovenConversation(props: WovenConversationProps) {
  const { conversation, turns, caption, tower, isOpening, children } = props
  const lines = sampleConversations[conversation].slice(0, turns)
  const meaning: readonly string[] | null = meanings[conversation]
  const palette = isAboutSuicide(conversation)
    ? null
    : languagePalettes[heroVoices[conversation].lang]
  const words = lines.map((line) => wordLengths(line.map(({ text }) => text).join('')))
  const longest = Math.max(shortestLongest, ...words.flat())
  const last = lines.length - 1
  return (
    <div className={classes('woven-conversation', !palette && 'without-cloth')}>
      <div className="woven-part">
        <div
          className={classes(
            'pt-4 text-small text-soft max-sm:leading-snug md:pb-1',
            isOpening ? 'md:pt-5' : 'md:pt-9',
          )}
        >
          {caption}
        </div>
        {palette ? <TurnCloth palette={palette} words={[]} longest={1} tower={tower} /> : null}
      </div>
      <ol>
        {lines.map((line, turn) => {
          const isPerson = turn % 2 === 0
          const isQuestion = turn === last
          return (
            <Turn
              key={line[0]?.text}
              line={isQuestion && isOpening ? lastSentenceApart(line) : line}
              meaning={meaning?.[turn]}
              isPerson={isPerson}
              className="woven-part woven-turn"
              classNames={{
                line: 'woven-words',
                part: (lang, isLast) =>
                  classes(
                    !palette && `language-thread ${languageClasses[lang]}`,
                    isQuestion && isOpening && isLast && 'woven-question',
                  ),
                meaning: 'mt-2 max-w-text! md:text-body',
              }}
            >
              {palette ? (
                <TurnCloth
                  palette={isPerson ? palette : isQuestion ? 'question' : 'reply'}
                  words={words[turn] ?? []}
                  longest={longest}
                  hasBorderAbove={turn === 0}
                  end="border"
                />
              ) : null}
            </Turn>
          )
        })}
      </ol>
      <div className={classes('woven-part', palette !== null && 'min-h-(--fringe)')}>
        {children}
        {palette ? (
          <>
            <TurnCloth palette={palette} words={[]} longest={1} end="hem" />
            <div aria-hidden="true" className="turn-fringe" />
          </>
        ) : null}
      </div>
    </div>
  )
}

/** The last sentence as a part of its own. */
function lastSentenceApart(line: readonly Quote[]): Quote[] {
  return line.flatMap(({ text, lang }) => {
    const [, before, sentence = text] = /^(.*[.。]\s*)(.+)$/.exec(text) ?? []
    return before
      ? [
          { text: before, lang },
          { text: sentence, lang },
        ]
      : [{ text, lang }]
  })
}
