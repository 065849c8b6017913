import {
  helplineNames,
  helplines,
  malaysianLines,
  type OpeningHours,
} from '#src/content/helplines.ts'
import { pocketCard } from '#src/content/quoted/pocket-card.ts'
import { useMinuteInKualaLumpur, useToday } from '#src/ui/clock.ts'
import { Tepi } from '#src/weave/tepi.tsx'

/** The card has four panels of a bank card's size, one a language, to cut out and fold. */
export default function Card() {
  return (
    <div id="pocket-card" className="pocket-card tone-surface">
      <Tepi size={32} className="text-ink" />
      {pocketCard.map((panel) => (
        <CardPanel key={panel.lang} {...panel} />
      ))}
      <Tepi size={32} className="[scale:1_-1] text-ink" />
    </div>
  )
}

function CardPanel({ lang, title, emergency, always, note, printed }: (typeof pocketCard)[number]) {
  const today = useToday()
  const live = useMinuteInKualaLumpur() !== null
  return (
    <div lang={lang}>
      <p>{title}</p>
      <ul>
        {malaysianLines.map((id) => (
          <li key={id}>
            <span>{helplines[id].phone.text}</span>
            <span>
              {id === 'emergency' ? (
                <strong>{emergency}</strong>
              ) : (
                <strong lang="ms">{helplineNames[id]}</strong>
              )}
              {` ${hoursOf(helplines[id].hours) ?? always}`}
            </span>
          </li>
        ))}
      </ul>
      <p>{`${note} ${printed} ${live ? today : '…………'}`}</p>
    </div>
  )
}

/** The figures are the same in every language. */
function hoursOf(hours: OpeningHours | null): string | undefined {
  return hours ? `${hours.opens}:00–${hours.closes}:00` : undefined
}
