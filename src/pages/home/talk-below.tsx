import { home } from '#content/home.ts'
import { voiceNames } from '#content/voice-names.ts'
import { meanings, voices } from '#content/voices.ts'
import type { heroVoices } from '#src/content/quoted/lines.ts'
import { voiceSamples } from '#src/content/quoted/voices.ts'
import { paths } from '#src/paths.ts'
import { TalkLine } from '#src/sections/talk-line.tsx'
import { Link } from '#src/ui/link.tsx'

const look = { line: 'border-b-2 pb-1 text-spoken', part: () => 'text-spoken', meaning: 'mt-1' }

/** Shows the beginning of a conversation, and where the rest is. */
export default function TalkBelow({ id }: { id: keyof typeof heroVoices }) {
  const meaning: readonly string[] | null = meanings[id]
  return (
    <div className="page-grid py-12">
      <div className="mx-auto grid w-full max-w-wide gap-y-8">
        <p className="text-small">{voices.note}</p>
        <ol className="weaves-in mx-auto grid w-full max-w-wide gap-y-6">
          {voiceSamples[id].slice(0, 3).map((line, index) => (
            <TalkLine
              key={line[0]?.text}
              line={line}
              meaning={meaning?.[index]}
              isPerson={index % 2 === 0}
              className="max-w-[85%]"
              look={look}
            />
          ))}
        </ol>
        <p>
          <Link
            to={`${paths.howItWorks}#voice-${id}`}
            className="link-underline inline-block py-2 hover:text-link-hover"
          >
            {`${home.voices.more} `}
            <span className="sr-only">({voiceNames[id]})</span>
          </Link>
        </p>
      </div>
    </div>
  )
}
