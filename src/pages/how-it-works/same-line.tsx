import { useEffect, useRef } from 'react'
import { meanings } from '#content/conversations.ts'
import { product } from '#content/product.ts'
import { BRAND } from '#src/content/facts/company.ts'
import { isAboutSuicide, sampleConversations } from '#src/content/quoted/conversations.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import { Quotes } from '#src/sections/quotes.tsx'
import { languagePalettes } from '#src/sections/spoken-languages.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { Caller } from '#src/weave/caller.tsx'
import { Voice } from '#src/weave/voice.tsx'
import type { Talk } from './talk.ts'

/**
 * The newest line again, as it is heard and seen, with the one before it: two voices that take turns.
 * Screen readers have them from the chat.
 */
export function SameLine({ talk: { conversation, turns } }: { talk: Talk }) {
  const lines = sampleConversations[conversation]
  const newest = Math.max(0, turns - 1)
  const line = lines[newest] ?? []
  const all: readonly string[] | null = meanings[conversation]
  const meaning = all?.[newest]
  const sentence = sentenceOf(line)
  const palette = isAboutSuicide(conversation)
    ? 'green'
    : languagePalettes[heroVoices[conversation].lang]
  const isPerson = newest % 2 === 0
  const speaker = isPerson ? 'you' : 'hening'
  const lineBefore = lines[newest - 1]
  const before = sentenceOf(lineBefore ?? [])
  // In the one about suicide, whose first line stands alone, nothing has been answered yet.
  const ours = isPerson ? before || product.says : sentence
  const heard = useRef<HTMLDivElement>(null)
  const seen = useRef<HTMLDivElement>(null)
  const drawn = useRef(sentence)
  useEffect(() => {
    if (drawn.current === sentence) return
    drawn.current = sentence
    // Where the same one speaks again. A drawing that is mounted anew would come too late.
    for (const { current } of [heard, seen])
      for (const animation of current?.getAnimations({ subtree: true }) ?? []) {
        animation.cancel()
        animation.play()
      }
  }, [sentence])
  const caption = (
    <div className="loom-caption">
      {lineBefore ? (
        <p className="loom-before font-display text-soft">
          <Name isPerson={!isPerson} />
          <Quotes line={lineBefore} />
        </p>
      ) : null}
      <p className="loom-newest font-display">
        <Name isPerson={isPerson} />
        <Quotes line={line} />
      </p>
      {meaning && meaning !== sentence ? (
        <p className="text-small leading-snug">{unbroken(meaning)}</p>
      ) : null}
    </div>
  )
  return (
    <>
      <div
        ref={heard}
        aria-hidden="true"
        data-speaker={speaker}
        className="loom-way loom-audio tone-deep"
      >
        <div className="loom-voices">
          <Voice sentence={isPerson ? sentence : before} palette={palette} className="loom-yours" />
          <Voice sentence={ours} palette={palette} className="loom-ours" />
          <p className="text-label font-semibold">{product.you}</p>
          <p className="text-label font-semibold">{BRAND.name}</p>
        </div>
        {caption}
      </div>
      <div
        ref={seen}
        aria-hidden="true"
        data-speaker={speaker}
        className="loom-way loom-video tone-deep"
      >
        <div className="loom-faces">
          <div className="loom-yours bg-green-300 text-blue-900">
            <Caller className="loom-caller" />
            <p className="text-label font-semibold">{product.you}</p>
          </div>
          <div className="loom-ours">
            <p className="text-label font-semibold">{product.says}</p>
            <Voice sentence={ours} palette={palette} />
            <Voice sentence={ours} palette={palette} />
          </div>
        </div>
        {caption}
      </div>
    </>
  )
}

function Name({ isPerson }: { isPerson: boolean }) {
  return (
    <span className="mr-2 font-text text-label font-semibold">
      {isPerson ? product.you : BRAND.name}
    </span>
  )
}

function sentenceOf(line: readonly { text: string }[]): string {
  return line.map(({ text }) => text).join('')
}
