import { helplineWords } from '#content/helplines.ts'
import { helplines, malaysianLines, type OpeningHours } from '#src/content/helplines.ts'
import { pocketCard } from '#src/content/quoted/pocket-card.ts'
import { useMinuteInKualaLumpur, useToday } from '#src/layout/clock.ts'
import { Tepi } from '#src/weave/tepi.tsx'

/** The card has four panels of a bank card's size, one a language, to cut out and fold. */
export default function Card() {
  return (
    <div
      id="pocket-card"
      className="pocket-card tone-surface w-[85.6mm] max-w-full outline-1 outline-ink outline-dashed"
    >
      <Tepi size={32} className="text-ink" />
      {pocketCard.map((panel) => (
        <Panel key={panel.lang} {...panel} />
      ))}
      <Tepi size={32} className="[scale:1_-1] text-ink" />
    </div>
  )
}

function Panel({ lang, title, emergency, always, note, printed }: (typeof pocketCard)[number]) {
  const today = useToday()
  const live = useMinuteInKualaLumpur() !== null
  return (
    <div
      lang={lang}
      className="flex min-h-[54mm] flex-col justify-between border-ink px-[4mm] py-[3mm] text-[8.5pt] leading-tight not-first-of-type:border-t not-first-of-type:border-dashed print:h-[54mm]"
    >
      <p className="font-display text-[12pt] leading-tight">{title}</p>
      <ul className="grid grid-cols-[minmax(28mm,auto)_1fr] gap-x-[2mm] gap-y-[1mm]">
        {malaysianLines.map((id) => (
          <li key={id} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <span className="font-display text-[12pt] leading-none whitespace-nowrap">
              {helplines[id].phone.text}
            </span>
            <span>
              {id === 'emergency' ? (
                <strong className="font-semibold">{emergency}</strong>
              ) : (
                <strong lang="ms" className="font-semibold">
                  {helplineWords.lines[id].name}
                </strong>
              )}
              {` ${hoursOf(helplines[id].hours) ?? always}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-[7.5pt]">{`${note} ${printed} ${live ? today : '…………'}`}</p>
    </div>
  )
}

/** The figures are the same in every language. */
function hoursOf(hours: OpeningHours | null): string | undefined {
  return hours ? `${hours.opens}:00–${hours.closes}:00` : undefined
}
