import { home } from '#content/home.ts'
import { voiceNames } from '#content/voice-names.ts'
import { voices } from '#content/voices.ts'
import type { VoiceId } from '#src/content/quoted/voices.ts'
import { HelpLines } from '#src/layout/help-lines.tsx'
import { paths } from '#src/paths.ts'
import { Stop, Talk } from '#src/sections/talk.tsx'
import { Link } from '#src/ui/link.tsx'

/** The talk that stops is shown whole, the others by their beginning. */
export default function TalkBelow({ id }: { id: VoiceId }) {
  const isStopped = id === 'mixed'
  return (
    <div className="page-grid py-12">
      <div className="mx-auto grid w-full max-w-wide gap-y-8">
        <p className="text-small">{voices.note}</p>
        <Talk id={id} length={isStopped ? undefined : 3} />
        {isStopped ? (
          <Stop>
            <HelpLines
              lines={['emergency', 'befrienders', 'heal']}
              className="mt-5 grid gap-x-6 sm:grid-cols-2"
            />
          </Stop>
        ) : (
          <p>
            <Link
              to={`${paths.howItWorks}#voice-${id}`}
              className="link-underline inline-block py-2 hover:text-link-hover"
            >
              {`${home.hero.voiceMore} `}
              <span className="sr-only">({voiceNames[id]})</span>
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}
