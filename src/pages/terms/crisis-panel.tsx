import { site } from '#content/site.ts'
import { helplines, type HelplineId } from '#src/content/facts.ts'

const others: HelplineId[] = ['heal', 'befrienders', 'kasih']

/** Whom to call in a crisis, boxed so that nobody has to read the terms to find it. */
export function CrisisPanel() {
  const { lines } = site.help
  return (
    <div className="grid gap-6 border-[1.5px] border-ink p-6 sm:grid-cols-2 md:p-10">
      <div>
        <Call id="emergency" className="font-display text-figure-m" />
        <p className="mt-3 font-semibold">{lines.emergency.name}</p>
        <p className="text-small">{lines.emergency.purpose}</p>
      </div>
      <ul className="grid gap-4">
        {others.map((id) => (
          <li key={id} className="text-small">
            <Call id={id} className="font-display text-h3" />
            <p className="font-semibold">{lines[id].name}</p>
            <p>
              {lines[id].purpose} {lines[id].hours}.
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Call({ id, className }: { id: HelplineId; className: string }) {
  const { phone } = helplines[id]
  return (
    <a href={`tel:${phone.dial}`} className={`inline-flex min-h-11 items-center ${className}`}>
      <span className="sr-only">
        {site.help.call} {site.help.lines[id].name}:{' '}
      </span>
      <span className="link-underline">{phone.text}</span>
    </a>
  )
}
