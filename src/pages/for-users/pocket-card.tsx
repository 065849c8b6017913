import { pocketCardWords as words } from '#content/pocket-card.ts'
import {
  helplineNames,
  helplines,
  malaysianLines,
  type OpeningHours,
} from '#src/content/facts/helplines.ts'
import { pocketCard } from '#src/content/quoted/pocket-card.ts'
import { buttonStyles } from '#src/ui/button.tsx'
import { useToday } from '#src/clock.ts'
import { useHydrated } from '#src/ui/hydrated.ts'
import { unbroken, Value } from '#src/ui/unbroken.tsx'
import { Tepi } from '#src/weave/tepi.tsx'

/** Printed from its own address, the card is alone on the sheet, with or without scripts (for-users.css). */
export function PocketCard() {
  return (
    <section className="tone-pink">
      <div className="page-grid">
        <details>
          <summary className="flex min-h-11 items-center py-4">
            <h2 className="font-display text-h3 link-underline">{words.title}</h2>
          </summary>
          <div className="grid grid-cols-1 gap-x-6 gap-y-8 pb-10 sm:grid-cols-2">
            <div>
              <p className="max-w-text">{words.text}</p>
              <a
                href="#pocket-card"
                onClick={printSoon}
                className={buttonStyles('primary', 'regular', 'mt-6')}
              >
                {words.print}
              </a>
            </div>
            <Card />
          </div>
        </details>
      </div>
    </section>
  )
}

function printSoon() {
  setTimeout(() => window.print())
}

/** The card has four panels of a bank card's size, one a language, to cut out and fold. */
function Card() {
  return (
    <div id="pocket-card" className="pocket-card alone-on-paper tone-surface">
      <Tepi size={32} className="text-ink" />
      {pocketCard.map((panel) => (
        <CardPanel key={panel.lang} {...panel} />
      ))}
      <Tepi size={32} className="[scale:1_-1] text-ink" />
    </div>
  )
}

function CardPanel(panel: (typeof pocketCard)[number]) {
  const { lang, title, emergency, always, note, askFor, printed } = panel
  const today = useToday()
  const isHydrated = useHydrated()
  return (
    <div lang={lang} className="pocket-card-panel text-[8.5pt] leading-tight">
      <p className="font-display text-[12pt]">{title}</p>
      <ul className="grid gap-[1mm]">
        {malaysianLines.map((id) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(28mm,auto)_1fr] items-baseline gap-x-[2mm]"
          >
            <span className="font-display text-[12pt] leading-none whitespace-nowrap">
              <Value>{helplines[id].phone.text}</Value>
            </span>
            <span>
              <strong lang={id === 'emergency' ? undefined : 'ms'} className="font-semibold">
                {id === 'emergency' ? emergency : helplineNames[id]}
              </strong>
              {unbroken(` ${hoursOf(helplines[id].hours) ?? always}`)}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-[7.5pt]">
        {askFor ? (
          <span className="block">
            {`${askFor.lead} `}
            <q lang="ms">{askFor.question}</q>
          </span>
        ) : null}
        {unbroken(`${note} ${printed} ${isHydrated ? today : '…………'}`)}
      </p>
    </div>
  )
}

/** The figures are the same in every language. */
function hoursOf(hours: OpeningHours | null): string | undefined {
  return hours ? `${hours.opens}:00–${hours.closes}:00` : undefined
}
