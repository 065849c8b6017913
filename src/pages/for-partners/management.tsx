import { useRef, useState } from 'react'
import { forPartners } from '#content/for-partners.ts'
import { Disclosure } from '#src/sections/disclosures.tsx'
import { Button, buttonStyles } from '#src/ui/button.tsx'
import { useHydrated } from '#src/ui/hydrated.ts'
import { unbroken } from '#src/ui/unbroken.tsx'
import { Tepi } from '#src/weave/tepi.tsx'

const { title, line, copy: copyWords, print, sheet } = forPartners.management

/** A line to forward to whoever decides on the budget. */
export function Management() {
  return (
    <section className="tone-plain">
      <div className="page-grid py-section md:py-16">
        <div className="rule-b">
          <Disclosure title={title} heading="h2" className="py-3 md:py-5">
            <div className="pb-5 md:pb-7">
              <Line />
            </div>
          </Disclosure>
        </div>
        <PrintedPage />
      </div>
    </section>
  )
}

function Line() {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [outcome, setOutcome] = useState('')

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(line)
      setOutcome(copyWords.done)
    } catch {
      // The clipboard may be refused, or missing where the page is not served over HTTPS.
      if (paragraph.current) getSelection()?.selectAllChildren(paragraph.current)
      setOutcome(copyWords.selected)
    }
  }

  return (
    <>
      <p ref={paragraph} className="max-w-measure text-lead">
        {line}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        {/* Without scripts nothing can be copied. */}
        {useHydrated() ? (
          <Button variant="secondary" size="small" onClick={() => void copy()}>
            {copyWords.button}
          </Button>
        ) : null}
        <output>{outcome}</output>
      </div>
    </>
  )
}

/** Stands in the hero, where whoever has to convince the management looks for it. */
export function PrintOnePage() {
  return (
    <a
      href="#management-page"
      onClick={() => setTimeout(() => window.print())}
      className={buttonStyles('quiet', 'regular', 'max-sm:col-span-2 max-sm:justify-self-start')}
    >
      {print}
    </a>
  )
}

/** Printed from its own address, the page is alone on its sheet. Without scripts that address shows it. */
function PrintedPage() {
  return (
    <div id="management-page" className="management-page alone-on-paper">
      <Tepi size={32} className="text-ink" />
      <p className="my-[6mm] font-display text-[24pt] leading-tight">{sheet.title}</p>
      <dl className="grid gap-[4mm]">
        {sheet.rows.map(([term, text]) => (
          <div key={term} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-[6mm]">
            <dt className="font-semibold">{term}</dt>
            <dd>{unbroken(text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
