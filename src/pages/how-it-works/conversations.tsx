import { voiceNames } from '#content/voice-names.ts'
import { voices } from '#content/voices.ts'
import type { VoiceId } from '#src/content/quoted/voices.ts'
import { HelpLines } from '#src/layout/help-lines.tsx'
import { Stop, Talk } from '#src/sections/talk.tsx'
import { Section } from '#src/ui/section.tsx'
import type { ShootPalette } from '#src/weave/shoot-draft.ts'
import { Shoot } from '#src/weave/shoot.tsx'

const small = { width: 54, height: 72 }

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
      <div className="voice-choice">
        <Conversation id="zh" title={voiceNames.zh} threads="bandung" />
        <Conversation id="en" title={voiceNames.en} threads="telang" />
        <Conversation id="ms" title={voiceNames.ms} threads="kunyit" />
        <Conversation id="ta" title={voiceNames.ta} threads="night" />
      </div>
      {/* Its title is the warning. */}
      <details name="voice" className="group rule-t">
        <summary className="flex min-h-11 items-center gap-5 py-4">
          <Shoot threads="pandan" size={small} />
          <Title>{mixed}</Title>
        </summary>
        <div id="voice-mixed" className="pt-6 pb-10">
          <Talk id="mixed" />
          <Stop>
            <HelpLines className="mt-5 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4" />
          </Stop>
        </div>
      </details>
      <div id="after-conversations" />
    </Section>
  )
}

type ConversationProps = { id: VoiceId; title: string; threads: ShootPalette }

function Conversation({ id, title, threads }: ConversationProps) {
  return (
    <details name="voice" className="group border-line max-sm:border-b">
      <summary className="flex min-h-11 items-end gap-5 py-3 sm:flex-col sm:items-center sm:gap-3">
        <Shoot threads={threads} />
        <Title>{title}</Title>
      </summary>
      <div id={`voice-${id}`} className="pt-6 pb-10">
        <Talk id={id} />
      </div>
    </details>
  )
}

function Title({ children }: { children: string }) {
  return (
    <h3 className="border-b-2 border-dashed border-transparent font-display text-h3 group-open:border-solid group-open:border-ink hover:border-ink">
      {children}
    </h3>
  )
}
