import { product } from '#content/product.ts'
import { language } from '#content/language.ts'
import { voiceNames } from '#content/voice-names.ts'
import { voices } from '#content/voices.ts'
import type { VoiceId } from '#src/content/quoted/voices.ts'
import { Section } from '#src/ui/section.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import type { ShootPalette } from '#src/weave/shoot-draft.ts'
import { Shoot } from '#src/weave/shoot.tsx'
import { WatchedTalk } from './watched-talk.tsx'

/** Native disclosures that share a name, so that one is open at a time, without scripts too. */
export function Conversations() {
  const { title, lead, skip, mixed } = voices
  return (
    <Section
      id="conversations"
      title={title}
      tone="tone-kunyit-soft"
      titleClassName="md:col-span-5"
      className="gap-y-6 md:pb-16"
    >
      <div className="md:col-span-6 md:col-start-7">
        <p className="max-w-text">{lead}</p>
        <a href="#after-conversations" className="link-underline inline-block py-3">
          {skip}
        </a>
      </div>
      <div className="talk-choice">
        <Conversation id="zh" title={voiceNames.zh} threads="bandung" />
        <Conversation id="en" title={voiceNames.en} threads="telang" />
        <Conversation id="ms" title={voiceNames.ms} threads="kunyit" />
        <Conversation id="ta" title={voiceNames.ta} threads="navy" />
        {/* Its title is the warning. */}
        <Conversation id="mixed" title={mixed} threads="pandan" />
      </div>
      <p className="max-w-text text-small lg:col-span-9 lg:col-start-4">{product.caption.talk}</p>
      <div id="after-conversations" />
    </Section>
  )
}

type ConversationProps = { id: VoiceId; title: string; threads: ShootPalette }

/** The talk in the page's own language is open. */
function Conversation({ id, title, threads }: ConversationProps) {
  return (
    <details name="voice" open={id === language}>
      <summary className="flex min-h-11 items-end gap-4 pt-3">
        <Shoot threads={threads} />
        <h3
          className={
            id === 'mixed'
              ? 'self-center text-label font-semibold'
              : 'pb-2 text-label font-semibold lg:font-display lg:text-h3 lg:font-normal'
          }
        >
          {unbroken(title)}
        </h3>
      </summary>
      <div id={`voice-${id}`} className="pt-6 pb-8 lg:pt-0 lg:pb-0">
        <WatchedTalk talk={id} />
      </div>
    </details>
  )
}
