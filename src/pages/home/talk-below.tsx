import { home } from '#content/home.ts'
import { voiceNames } from '#content/voice-names.ts'
import { voices } from '#content/voices.ts'
import type { heroVoices } from '#src/content/quoted/lines.ts'
import { paths } from '#src/paths.ts'
import { Talk } from '#src/sections/talk.tsx'
import { Link } from '#src/ui/link.tsx'

/** Shows the beginning of a conversation, and where the rest is. */
export default function TalkBelow({ id }: { id: keyof typeof heroVoices }) {
  return (
    <div className="page-grid py-12">
      <div className="mx-auto grid w-full max-w-wide gap-y-8">
        <p className="text-small">{voices.note}</p>
        <Talk id={id} length={3} />
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
