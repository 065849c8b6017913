import type { ComponentProps, ReactNode } from 'react'
import { meanings } from '#content/conversations.ts'
import { sampleConversations } from '#src/content/quoted/conversations.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import type { Quote } from '#src/content/types.ts'
import { languagePalettes } from '#src/sections/spoken-languages.tsx'
import { Turn } from '#src/sections/turn.tsx'
import { TurnCloth, wordLengths } from '#src/weave/cloth/turn-cloth.tsx'

type WovenConversationProps = {
  voice: keyof typeof heroVoices
  /** Stands above the first turn. */
  caption: ReactNode
  /** Stands above the cloth. */
  tower: ComponentProps<typeof TurnCloth>['tower']
  /** Stands below the last turn. */
  children: ReactNode
}

/** The conversation's opening; the last turn is a question of the platform. */
const openingTurns = 4

/** Keeps the lozenges of Chinese characters, which are all alike, narrower than the cloth. */
const shortestLongest = 5

/**
 * How a conversation begins, and its cloth: a lozenge for each word, a border after each turn, and at the
 * end a hem. The last sentence is large.
 */
export function WovenConversation({ voice, caption, tower, children }: WovenConversationProps) {
  const lines = sampleConversations[voice].slice(0, openingTurns)
  const meaning: readonly string[] | null = meanings[voice]
  const palette = languagePalettes[heroVoices[voice].lang]
  const words = lines.map((line) => wordLengths(line.map(({ text }) => text).join('')))
  const longest = Math.max(shortestLongest, ...words.flat())
  const last = lines.length - 1
  return (
    <div className="woven-conversation">
      <div className="woven-part">
        <div className="pt-4 text-small text-soft max-sm:leading-snug md:pt-5 md:pb-1">
          {caption}
        </div>
        <TurnCloth palette={palette} words={[]} longest={1} tower={tower} />
      </div>
      <ol>
        {lines.map((line, turn) => {
          const isPerson = turn % 2 === 0
          const isQuestion = turn === last
          return (
            <Turn
              key={line[0]?.text}
              line={isQuestion ? lastSentenceApart(line) : line}
              meaning={meaning?.[turn]}
              isPerson={isPerson}
              className="woven-part woven-turn"
              classNames={{
                line: 'woven-words',
                part: (_, isLast) => (isQuestion && isLast ? 'woven-question' : ''),
                meaning: 'mt-2 max-w-text! md:text-body',
              }}
            >
              <TurnCloth
                palette={isPerson ? palette : isQuestion ? 'question' : 'reply'}
                words={words[turn] ?? []}
                longest={longest}
                hasBorderAbove={turn === 0}
                end="border"
              />
            </Turn>
          )
        })}
      </ol>
      <div className="woven-part min-h-(--fringe)">
        {children}
        <TurnCloth palette={palette} words={[]} longest={1} end="hem" />
        <div aria-hidden="true" className="turn-fringe" />
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
