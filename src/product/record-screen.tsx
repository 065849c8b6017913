import { product } from '#content/product.ts'
import { exampleNights } from '#src/content/product-examples.ts'
import { Frame } from './frame.tsx'

const pitch = { x: 34, y: 36 }

type RecordScreenProps = { withCaption?: boolean; className?: string | undefined }

/** What a clinician would see of three weeks, if the person agrees. */
export function RecordScreen({ withCaption = true, className }: RecordScreenProps) {
  const { title, example, nights, key, themes, themeCounts, missing, missingText } = product.record
  return (
    <Frame
      claim="clinicians"
      title={title}
      caption={withCaption ? 'record' : null}
      className={className}
      panelClassName="text-ink"
    >
      <div className="pt-5 pb-7">
        <p className="text-small">{example}</p>
        <div className="gap-x-6 xl:grid xl:grid-cols-2">
          <div>
            <p className="mt-4 text-label font-semibold">{nights}</p>
            <Nights />
            <p className="mt-2 text-small">{key}</p>
          </div>
          <dl className="mt-4 grid content-start gap-4">
            <div>
              <dt className="text-label font-semibold">{themes}</dt>
              {themeCounts.map((count) => (
                <dd key={count} className="mt-0.5 font-display text-[1.3125rem] leading-tight">
                  {count}
                </dd>
              ))}
            </div>
            <div>
              <dt className="text-label font-semibold">{missing}</dt>
              <dd className="mt-0.5 font-display text-[1.3125rem] leading-tight">{missingText}</dd>
            </div>
          </dl>
        </div>
      </div>
    </Frame>
  )
}

/** One stitch a night, a row a week. */
function Nights() {
  return (
    <svg
      width={7 * pitch.x}
      height={3 * pitch.y}
      aria-hidden="true"
      className="mt-2.5 max-w-full stroke-ink [stroke-width:1.5]"
    >
      {exampleNights.flatMap((week, row) =>
        week.map((slept, day) => (
          <path
            key={`${row} ${day}`}
            className={slept ? 'fill-ink' : 'fill-none'}
            d={`M${day * pitch.x + 13} ${row * pitch.y + 4}l12 12-12 12-12-12z`}
          />
        )),
      )}
    </svg>
  )
}
