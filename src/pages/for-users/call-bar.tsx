import { forUsers } from '#content/for-users.ts'
import { helplineWords } from '#content/helplines.ts'
import { type HelplineId, helplines } from '#src/content/helplines.ts'
import { places } from '#src/paths.ts'
import { Link } from '#src/ui/link.tsx'

const words = forUsers.callBar

/** Two numbers come before the page's title: people who listen, and 999. */
export function CallBar() {
  const [more, rest] = words.more
  return (
    <div className="tone-deep border-b border-line dark:bg-telang-950">
      <div className="call-bar mx-auto max-w-page px-5 max-[22.4rem]:px-4 md:px-margin">
        <p>
          <strong className="font-semibold">{words.ask}</strong> <Number id="befrienders" />{' '}
          <span>{words.befrienders}</span>
        </p>
        <p>
          <strong className="font-semibold">{helplineWords.danger}</strong>{' '}
          <Number id="emergency" />
        </p>
        <Link to={places.openToday} className="link-underline font-semibold">
          {more}
          <span className="max-[24.3rem]:sr-only">{rest}</span>
        </Link>
      </div>
    </div>
  )
}

function Number({ id }: { id: HelplineId }) {
  const { phone } = helplines[id]
  return (
    <a href={`tel:${phone.dial}`} className="font-display link-underline">
      {phone.text}
    </a>
  )
}
