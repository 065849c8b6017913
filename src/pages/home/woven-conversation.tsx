import type { ComponentProps, ReactNode } from 'react'
import { meanings } from '#content/conversations.ts'
import { openingTurns, sampleConversations } from '#src/content/quoted/conversations.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import type { Quote } from '#src/content/types.ts'
import { languagePalettes } from '#src/sections/spoken-languages.tsx'
import { Turn } from '#src/sections/turn.tsx'
import { classes } from '#src/ui/classes.ts'
import { TurnCloth, wordLengths } from '#src/weave/cloth/turn-cloth.tsx'
import { voiceShootDraft } from '#src/weave/shoots/shoot.tsx'
import { firstVoice, placeOf, type VoiceId } from './chosen-voice.ts'

declare module 'react' {
  interface CSSProperties {
    /** How many parts of the conversation are woven before this one. */
    '--part'?: number
  }
}

/** Whose cloth is woven, and whose lies there until then. */
type ClothVoices = readonly [voice: VoiceId | undefined, before?: VoiceId | undefined]

type WovenConversationProps = {
  clothVoices: ClothVoices
  /** Stands above the first turn. */
  caption: ReactNode
  /** Stands below the last turn. */
  children: ReactNode
}

/** Keeps the lozenges of Chinese characters, which are all alike, narrower than the cloth. */
const shortestLongest = 5

/**
 * How a conversation begins, and its cloth: a lozenge for each word, a border after each turn, and at the
 * end a hem as wide as the window. The last sentence is large.
 */
export function WovenConversation({ clothVoices, caption, children }: WovenConversationProps) {
  const [chosen] = clothVoices
  const voice = chosen ?? firstVoice
  const lines = openingOf(voice)
  const meaning: readonly string[] | null = meanings[voice]
  const last = lines.length - 1
  return (
    <div className="woven-conversation">
      <div className="woven-part woven-head">
        <div
          key={chosen}
          className="row-start-2 pt-4 text-small text-soft max-sm:leading-snug md:pt-5 md:pb-1"
        >
          {caption}
        </div>
        <Cloths
          voices={clothVoices}
          propsOf={(one) => ({
            ...plainCloth(one),
            tower: voiceShootDraft(placeOf(one)),
            className: 'tower-cloth',
            style: { '--order': placeOf(one) },
          })}
        />
      </div>
      <ol>
        {lines.map((line, turn) => {
          const isPerson = turn % 2 === 0
          const isFirst = turn === 0
          const isQuestion = turn === last
          return (
            <Turn
              key={turn}
              line={isQuestion ? lastSentenceApart(line) : line}
              meaning={meaning?.[turn]}
              isPerson={isPerson}
              className={classes(
                'woven-part woven-turn',
                !isPerson && 'woven-reply',
                isQuestion && 'woven-question-turn',
              )}
              style={chosen && { '--part': turn }}
              classNames={{
                line: classes('woven-words', !isFirst && !isQuestion && 'comes-by-line'),
                part: (_, isLast) =>
                  !isQuestion ? '' : isLast ? 'woven-question comes-by-line' : 'waits-for-cloth',
                meaning: classes('mt-2 max-w-text! md:text-body', !isFirst && 'waits-for-cloth'),
              }}
            >
              <Cloths
                voices={clothVoices}
                propsOf={(one) => {
                  const words = openingOf(one).map((quotes) => wordLengths(textOf(quotes)))
                  return {
                    palette: isPerson ? paletteOf(one) : isQuestion ? 'question' : 'reply',
                    words: words[turn] ?? [],
                    longest: Math.max(shortestLongest, ...words.flat()),
                    hasBorderAbove: isFirst,
                    end: 'border',
                  }
                }}
              />
              {isQuestion ? null : <div key={chosen} className="turn-weft" />}
            </Turn>
          )
        })}
      </ol>
      <div className="woven-part woven-end">
        <div key={chosen} className="waits-for-cloth">
          {children}
        </div>
        <Cloths
          voices={clothVoices}
          propsOf={(one) => ({ ...plainCloth(one), tower: voiceShootDraft(placeOf(one)) })}
        />
      </div>
      <div className="woven-part woven-hem">
        <Cloths
          voices={clothVoices}
          propsOf={(one) => ({ ...plainCloth(one), hasBorderAbove: true, end: 'hem' })}
        />
        <div aria-hidden="true" className="turn-fringe" />
      </div>
    </div>
  )
}

type ClothProps = ComponentProps<typeof TurnCloth>

type ClothsProps = {
  voices: ClothVoices
  propsOf: (voice: VoiceId) => Omit<ClothProps, 'className'> & { className?: string }
}

/** Keyed by voice, a cloth stays as it is drawn when it becomes the one before. */
function Cloths({ voices, propsOf }: ClothsProps) {
  return voices.map((voice, index) => {
    const { className, ...props } = propsOf(voice ?? firstVoice)
    return (
      <TurnCloth
        key={voice ?? 'first'}
        {...props}
        className={classes(className, index === 0 ? 'shuttle' : 'cloth-before')}
      />
    )
  })
}

function plainCloth(voice: VoiceId) {
  return { palette: paletteOf(voice), words: [], longest: 1 }
}

function paletteOf(voice: VoiceId) {
  return languagePalettes[heroVoices[voice].lang]
}

function openingOf(voice: VoiceId): readonly (readonly Quote[])[] {
  return sampleConversations[voice].slice(0, openingTurns)
}

function textOf(line: readonly Quote[]): string {
  return line.map(({ text }) => text).join('')
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
