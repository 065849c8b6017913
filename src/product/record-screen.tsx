import { product } from '#content/product.ts'
import { exampleNights, exampleThemes } from '#src/content/facts/product-examples.ts'
import { Nights, Sleeve, ThemeStitches } from '#src/weave/cloth/object-cloths.tsx'

/** What a clinician would see of three weeks, if the person agrees: a sheet above its sleeve of songket. */
export function RecordScreen({ className }: { className: string }) {
  const { title, example, nights, key, themes, themeCounts, missing, missingText } = product.record
  return (
    <div className={className}>
      <div className="page-grid">
        <div className="paper relative px-5 pb-6 sm:px-8 sm:pb-8 lg:px-10">
          <p className="pt-6 font-display text-h3">{title}</p>
          <p className="mt-2 text-small text-soft">{example}</p>
          <div className="mt-4 grid gap-x-10 gap-y-4 sm:mt-6 sm:gap-y-6 sm:grid-cols-2 lg:grid-cols-[7fr_6fr]">
            <div className="sm:row-span-2">
              <p className="mb-3 text-label font-semibold">{nights}</p>
              <Nights weeks={exampleNights} />
              <p className="mt-3 text-small text-soft">{key}</p>
            </div>
            <dl className="contents">
              <div>
                <dt className="text-label font-semibold">{themes}</dt>
                {themeCounts.map((count, index) => (
                  <dd
                    key={count}
                    className="mt-1 mb-3 grid gap-1.5 sm:mb-4 sm:gap-2 font-display text-kept"
                  >
                    {count}
                    <ThemeStitches count={exampleThemes[index] ?? 0} />
                  </dd>
                ))}
              </div>
              <div>
                <dt className="text-label font-semibold">{missing}</dt>
                <dd className="mt-1 font-display text-kept">{missingText}</dd>
              </div>
            </dl>
          </div>
        </div>
      </div>
      <Sleeve className="mt-7 md:mt-12" />
    </div>
  )
}
