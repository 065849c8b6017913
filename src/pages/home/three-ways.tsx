import { meanings } from '#content/conversations.ts'
import { home } from '#content/home.ts'
import { language } from '#content/language.ts'
import { product } from '#content/product.ts'
import { BRAND } from '#src/content/facts/company.ts'
import { screens } from '#src/breakpoints.ts'
import { sampleConversations } from '#src/content/quoted/conversations.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import { LanguageBars, SessionTypesBar } from '#src/product/session-bars.tsx'
import { languageClasses, languagePalettes } from '#src/sections/spoken-languages.tsx'
import { Quotes } from '#src/sections/quotes.tsx'
import { Turn } from '#src/sections/turn.tsx'
import { Caller } from '#src/weave/caller.tsx'
import { Mark } from '#src/weave/mark.tsx'
import { Voice } from '#src/weave/voice.tsx'
import { readOn } from './answer.tsx'
import { useChosenVoice, type VoiceId } from './chosen-voice.ts'

/** Until a sentence of the hero is chosen, the chat is in the language of the page, and what is heard in another. */
const firstChat: VoiceId = language === 'en' ? 'zh' : language
const firstTalk = language === 'ms' ? 'en' : 'ms'

type VoiceProps = { voice: VoiceId }

/** Chat, audio and video as whole screens: in a row that scrolls, in wide windows side by side. */
export function ThreeWays() {
  const { title, text } = home.whyChoose.ways
  const chat = useChosenVoice() ?? firstChat
  const talk = chat !== firstTalk ? firstTalk : chat === 'ms' ? 'en' : 'ms'
  return (
    <div className="three-ways">
      <div className="px-5 md:px-bleed lg:sticky lg:top-28 lg:self-start lg:pr-0 lg:pb-10">
        <h3 className="font-display text-ledger">{title}</h3>
        <p className="mt-2 max-w-lead text-lead lg:mt-3">{text}</p>
      </div>
      <section ref={focusWhereItScrolls} aria-label={title} className="row-of-screens">
        <Chat voice={chat} />
        <Audio voice={talk} />
        <Video voice={talk} />
      </section>
    </div>
  )
}

/** The arrow keys scroll what has the focus; Safari alone does not put it on a row that scrolls. */
function focusWhereItScrolls(row: HTMLElement | null) {
  if (row && matchMedia(`(width < ${screens.lg})`).matches) row.tabIndex = 0
}

function Chat({ voice }: VoiceProps) {
  return (
    <div className="frame tone-surface [--frame-thread:theme(colors.yellow-400)]">
      <Says lines={openingOf(voice)} />
      {voice === firstChat ? (
        <Lines voice={voice} className={firstLines} />
      ) : (
        // In the room of the first ones, so that nothing moves.
        <div className="relative grow">
          <Lines voice={firstChat} className={`invisible ${firstLines}`} />
          <Lines voice={voice} className="whole-lines" />
        </div>
      )}
      <SessionTypesBar to={readOn(voice)} chosen="chat" className="-ml-5 pl-5" />
    </div>
  )
}

const firstLines = 'mb-auto grid gap-y-3.5 px-4.5 pb-4 sm:gap-y-5 sm:py-3'

function openingOf(voice: VoiceId) {
  return sampleConversations[voice].slice(0, 4)
}

type LinesProps = VoiceProps & { className: string }

function Lines({ voice, className }: LinesProps) {
  const meaning: readonly string[] | null = meanings[voice]
  const isLarge = voice === firstChat && !meaning
  return (
    <ul className={className}>
      {openingOf(voice).map((line, index) => (
        <Turn
          key={line[0]?.text}
          line={line}
          meaning={meaning?.[index]}
          isPerson={index % 2 === 0}
          className="even:justify-self-end"
          classNames={{ ...lineClassNames, line: isLarge ? largeLine : lineClassNames.line }}
        />
      ))}
    </ul>
  )
}

const lineClassNames = {
  line: 'text-[1.125rem] leading-[1.4] sm:text-[1.375rem]',
  part: (lang: keyof typeof languageClasses) => `language-thread ${languageClasses[lang]}`,
  meaning: 'mt-0.5 sm:mt-1.5',
}

/** Without its meaning below, a line has more room. */
const largeLine = 'text-[1.375rem] leading-[1.4] sm:text-[1.625rem]'

/** The row of the conversation whose sentence is heard. */
const heard = 4

function Audio({ voice }: VoiceProps) {
  const line = heardOf(voice)
  return (
    <div className="tone-deep">
      <Says lines={[line]} />
      <div className="flex min-h-40 grow items-end border-b-2 border-yellow-400">
        <Voice
          sentence={line.map(({ text }) => text).join('')}
          palette={languagePalettes[heroVoices[voice].lang]}
          className="mx-auto h-46 w-64.5 max-w-[92%] sm:h-90"
        />
      </div>
      <div className="grid px-4.5 pt-3.5 pb-4 *:[grid-area:1/1]">
        {voice === firstTalk ? null : <Heard voice={firstTalk} className="invisible" />}
        <Heard voice={voice} />
      </div>
      <SessionTypesBar
        to={readOn(voice)}
        chosen="talk"
        className="bg-blue-900"
        chosenClassName="bg-yellow-400 text-blue-900"
      />
    </div>
  )
}

function heardOf(voice: VoiceId) {
  return sampleConversations[voice][heard] ?? []
}

type HeardProps = VoiceProps & { className?: string }

function Heard({ voice, className }: HeardProps) {
  const meaning: readonly string[] | null = meanings[voice]
  return (
    <div className={className}>
      <p className="font-display text-[1.375rem] leading-tight">
        <Quotes line={heardOf(voice)} />
      </p>
      {meaning ? <p className="mt-1.5 text-small text-soft">{meaning[heard]}</p> : null}
    </div>
  )
}

/** The person is seen; of the AI only its mark. */
function Video({ voice }: VoiceProps) {
  return (
    <div className="bg-green-300 text-blue-900">
      <div className="flex items-start justify-between p-4 pl-4.5 text-label font-semibold">
        <p>{product.you}</p>
        <div className="tone-deep grid justify-items-center gap-1.5 px-4 py-3">
          <Mark />
          <p>{BRAND.name}</p>
        </div>
      </div>
      <Caller className="mx-auto mt-auto w-full max-w-52 sm:max-w-73.5" />
      <SessionTypesBar
        to={readOn(voice)}
        chosen="video"
        className="bg-green-800 text-cream"
        chosenClassName="bg-blue-900"
      />
    </div>
  )
}

type SaysProps = { lines: Parameters<typeof LanguageBars>[0]['lines'] }

function Says({ lines }: SaysProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4.5 py-4 text-label font-semibold">
      <p>{BRAND.name}</p>
      <LanguageBars lines={lines} />
    </div>
  )
}
