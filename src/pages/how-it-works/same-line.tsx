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
import { Mark } from '#src/weave/mark.tsx'
import { Voice } from '#src/weave/voice.tsx'
import type { Talk } from './talk.ts'

/** The newest line again, as it is heard and seen; screen readers have it from the chat. */
export function SameLine({ talk: { conversation, turns } }: { talk: Talk }) {
  const line = sampleConversations[conversation][Math.max(0, turns - 1)] ?? []
  const all: readonly string[] | null = meanings[conversation]
  const meaning = all?.[Math.max(0, turns - 1)]
  const sentence = line.map(({ text }) => text).join('')
  const palette = isAboutSuicide(conversation)
    ? 'green'
    : languagePalettes[heroVoices[conversation].lang]
  const heard = useRef<HTMLDivElement>(null)
  const seen = useRef<HTMLDivElement>(null)
  const before = useRef(sentence)
  useEffect(() => {
    if (before.current === sentence) return
    before.current = sentence
    // A drawing that is mounted anew would come too late.
    for (const { current } of [heard, seen])
      for (const animation of current?.getAnimations({ subtree: true }) ?? []) {
        animation.cancel()
        animation.play()
      }
  }, [sentence])
  const caption = (
    <div className="loom-caption">
      <p className="font-display">
        <span className="mr-2 font-text text-label font-semibold">
          {turns % 2 === 0 ? BRAND.name : product.you}
        </span>
        <Quotes line={line} />
      </p>
      {meaning && meaning !== sentence ? (
        <p className="text-small leading-snug">{unbroken(meaning)}</p>
      ) : null}
    </div>
  )
  return (
    <>
      <div ref={heard} aria-hidden="true" className="loom-way loom-audio tone-deep">
        <Voice sentence={sentence} palette={palette} className="loom-voice" />
        {caption}
      </div>
      <div ref={seen} aria-hidden="true" className="loom-way loom-video bg-green-300 text-blue-900">
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
