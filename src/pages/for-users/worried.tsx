import { lazy, Suspense } from 'react'
import { worried } from '#content/worried.ts'
import { helplines } from '#src/content/helplines.ts'
import { places } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { Beside } from './beside.tsx'

/** It works prerendered; its script comes after the page's. */
const FirstWords = import.meta.env.SSR
  ? (await import('./first-words.tsx')).default
  : lazy(() => import('./first-words.tsx').catch(() => new Promise<never>(() => {})))

export function Worried() {
  const { title, lead, acts, refused, treatment, urgent } = worried
  const { phone } = helplines.emergency
  return (
    <Section
      id="worried"
      title={title}
      tone="tone-bandung-soft"
      className="gap-y-6 pt-6 max-md:pb-12 md:pt-16"
    >
      <div className="order-first -mx-5 md:-mx-bleed md:mb-4">
        <Beside steps={acts.length} />
      </div>
      <div className="md:col-span-8">
        <p className="max-w-lead text-lead">{unbroken(lead)}</p>
        <Suspense>
          <FirstWords />
        </Suspense>
      </div>
      <div className="md:col-span-4 md:col-start-9 md:row-span-2">
        <ol>
          {acts.map((act) => (
            <li key={act.title} className="act pb-2">
              <h3 className="font-display text-h3">{act.title}</h3>
              <p className="text-small">{unbroken(act.text)}</p>
            </li>
          ))}
        </ol>
        <div className="act">
          <h3 className="text-h4 font-semibold">{urgent.title}</h3>
          <a href={`tel:${phone.dial}`} className="font-display text-h2 whitespace-nowrap">
            {phone.text}
          </a>
          <p>{unbroken(urgent.text)}</p>
        </div>
      </div>
      <div className="max-w-text text-small md:col-span-8">
        <p>{unbroken(refused)}</p>
        <p className="mt-2">{unbroken(urgent.law)}</p>
        <ButtonLink to={places.treatment} variant="quiet" className="mt-2">
          {treatment}
        </ButtonLink>
      </div>
    </Section>
  )
}
