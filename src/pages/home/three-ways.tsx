import { conversations, meanings } from '#content/conversations.ts'
import { home } from '#content/home.ts'
import { product } from '#content/product.ts'
import { sampleConversations } from '#src/content/quoted/conversations.ts'
import { LanguageBars, SessionTypesBar } from '#src/product/session-screen.tsx'
import { languageClasses } from '#src/sections/spoken-languages.tsx'
import { Quotes } from '#src/sections/quotes.tsx'
import { Turn } from '#src/sections/turn.tsx'
import { classes } from '#src/ui/classes.ts'
import { Caller } from '#src/weave/caller.tsx'
import { Mark } from '#src/weave/mark.tsx'
import { Tepi } from '#src/weave/tepi.tsx'
import { Voice } from '#src/weave/voice.tsx'
import { useDrawn } from '#src/weave/weaving.tsx'

/** Chat, audio and video: three screens, drawn after hydration, stand on the woven edge like shoots. */
export function ThreeWays() {
  const { title, text } = home.whyChoose.ways
  const isDrawn = useDrawn()
  return (
    <>
      <div className="three-ways">
        <div className="pb-4 sm:pb-8">
          <h3 className="font-display text-ledger lg:text-h2">{title}</h3>
          <p className="mt-2 max-w-lead text-lead sm:mt-4">{text}</p>
          <p className="mt-2 text-small sm:mt-4">{conversations.note}</p>
        </div>
        {/* A picture: its words say nothing that the page doesn't say elsewhere. */}
        <div
          aria-hidden="true"
          className={isDrawn ? 'contents' : 'h-[50rem] sm:h-[44rem] lg:h-198'}
        >
          {isDrawn ? (
            <>
              <Chat />
              <Audio />
              <Video />
            </>
          ) : null}
        </div>
      </div>
      <Tepi className="border-t-2 border-ink text-tone-deep" />
      <div className="tone-deep h-3 sm:h-12" />
    </>
  )
}

function Chat() {
  const lines = sampleConversations.zh.slice(0, 4)
  const meaning: readonly string[] | null = meanings.zh
  return (
    <div className="frame tone-surface [--frame-thread:theme(colors.yellow-400)] lg:min-h-150">
      <div className="flex grow flex-col justify-between gap-y-5 p-5">
        <Says lines={lines} />
        <ul className="grid gap-y-5">
          {lines.map((line, index) => (
            <Turn
              key={line[0]?.text}
              line={line}
              meaning={meaning?.[index]}
              isPerson={index % 2 === 0}
              className={classes('max-w-[92%]', roomFor[index])}
              classNames={lineClassNames}
            />
          ))}
        </ul>
      </div>
      <SessionTypesBar chosen="chat" className="relative -ml-5" />
    </div>
  )
}

/** The later turns stand in wide windows only. */
const roomFor = ['', '', 'max-lg:hidden', 'max-xl:hidden']

const lineClassNames = {
  line: 'text-[1.375rem] leading-[1.4]',
  part: (lang: keyof typeof languageClasses) => `language-thread ${languageClasses[lang]}`,
  meaning: 'mt-1.5 max-sm:hidden',
}

/** The row of the conversation whose sentence is heard. */
const heard = 4

function Audio() {
  const line = sampleConversations.ms[heard] ?? []
  const meaning: readonly string[] | null = meanings.ms
  return (
    <div className="tone-deep max-sm:grid! max-sm:grid-cols-[auto_1fr] lg:min-h-198">
      <div className="p-5 pb-0 max-sm:col-span-2">
        <Says lines={[line]} />
      </div>
      <div className="flex grow flex-col justify-end border-b-2 border-yellow-400 sm:mt-6">
        <Voice
          sentence={line.map(({ text }) => text).join('')}
          className="mx-auto h-40 w-29 sm:h-auto sm:w-64.5 sm:max-w-full"
        />
      </div>
      <div className="self-end border-yellow-400 p-5 max-sm:border-b-2 sm:self-auto">
        <p className="font-display text-h3 max-sm:text-[1.375rem]">
          <Quotes line={line} />
        </p>
        {meaning ? (
          <p className="mt-2 text-small text-soft max-sm:hidden">{meaning[heard]}</p>
        ) : null}
      </div>
      <SessionTypesBar
        chosen="talk"
        className="bg-blue-900 max-sm:col-span-2"
        chosenClassName="bg-yellow-400 text-blue-900"
      />
    </div>
  )
}

/** The person is seen; of the AI only its mark. */
function Video() {
  return (
    <div className="bg-green-300 text-blue-900 lg:min-h-174">
      <div className="flex grow items-start justify-between p-4 pl-5 text-label font-semibold">
        <p>{product.you}</p>
        <div className="tone-deep grid max-w-29 justify-items-center gap-2 p-3 text-center">
          <Mark />
          <p>{product.says}</p>
        </div>
      </div>
      <Caller className="mx-auto max-sm:-mt-24 max-sm:w-2/5 sm:w-full sm:max-w-73.5" />
      <SessionTypesBar
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
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-label font-semibold">
      <p>{product.says}</p>
      <LanguageBars lines={lines} />
    </div>
  )
}
