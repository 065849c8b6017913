import { Suspense } from 'react'
import { pocketCardWords as words } from '#content/pocket-card.ts'
import { buttonStyles } from '#src/ui/button.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'

const Card = import.meta.env.SSR
  ? (await import('./card.tsx')).default
  : lazyPart(() => import('./card.tsx'))

/** Printed from its own address, the card is alone on the sheet, with or without scripts (styles/pages.css). */
export function PocketCard() {
  return (
    <section className="tone-plain">
      <div className="page-grid pb-section">
        <details className="rule-t rule-b">
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
            <Suspense>
              <Card />
            </Suspense>
          </div>
        </details>
      </div>
    </section>
  )
}

function printSoon() {
  setTimeout(() => window.print())
}
