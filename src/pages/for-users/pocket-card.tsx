import { lazy, Suspense } from 'react'
import { pocketCardWords as words } from '#content/pocket-card.ts'
import { buttonStyles } from '#src/ui/button-styles.ts'

/** The build writes it into the HTML; its script comes after the page's, and it stays if that does not. */
const Card = import.meta.env.SSR
  ? (await import('./card.tsx')).default
  : lazy(() => import('./card.tsx').catch(() => new Promise<never>(() => {})))

/**
 * A card to print, folded. Its address is the card's own: printed from there, the sheet holds nothing
 * else (pocket-card.css), with or without scripts.
 */
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

/** Once the link has led to the card. */
function printSoon() {
  setTimeout(() => window.print())
}
