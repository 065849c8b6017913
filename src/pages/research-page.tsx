import type { ReactNode } from 'react'
import { research } from '#content/research.ts'
import { keysOf } from '#src/keys-of.ts'
import { FigureSources, FigureText } from '#src/layout/figures.tsx'
import { Page } from '#src/layout/page.tsx'
import { Evidence } from '#src/pages/research/evidence.tsx'
import { FactSheet } from '#src/pages/research/fact-sheet.tsx'
import { Hero } from '#src/pages/research/hero.tsx'
import { Press } from '#src/pages/research/press.tsx'
import { Questions } from '#src/pages/research/questions.tsx'
import { Register } from '#src/pages/research/register.tsx'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { classes, type Tone } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'

export default function ResearchPage() {
  return (
    <Page {...research.meta} path={paths.research} heading={research.hero.title} hero={<Hero />}>
      <Questions />
      <Evidence />
      <WaysIn />
      <Insights />
      <FactSheet />
      <Press />
      <Register />
    </Page>
  )
}

function WaysIn() {
  const { participate, partner } = research
  return (
    <div className="quilt">
      <WayIn {...participate} tone="tone-pandan" className="md:col-span-15 md:pl-bleed">
        <ButtonLink to={paths.contact} subject={research.hero.subject} className="mt-7">
          {participate.action}
        </ButtonLink>
      </WayIn>
      <WayIn {...partner} tone="tone-night" className="md:col-span-11">
        <ButtonLink to={paths.forPartners} className="mt-7">
          {partner.action}
        </ButtonLink>
      </WayIn>
    </div>
  )
}

type WayInProps = {
  title: string
  text: string
  tone: Tone
  className: string
  children: ReactNode
}

function WayIn({ title, text, tone, className, children }: WayInProps) {
  return (
    <section
      className={classes(
        tone,
        className,
        'flex flex-col items-start justify-between gap-4 px-5 py-10 md:gap-6 md:px-margin md:py-14',
      )}
    >
      <h2 className="max-w-title font-display text-h2">{title}</h2>
      <div>
        <p className="max-w-text">{text}</p>
        {children}
      </div>
    </section>
  )
}

function Insights() {
  const { title, list } = research.insights
  return (
    <Section title={title} titleClassName="md:col-span-6">
      <ol className="mt-8 grid gap-x-6 gap-y-8 rule-t pt-8 sm:grid-cols-2 md:grid-cols-3">
        {keysOf(list).map((figure) => (
          <li key={figure}>
            <h3 className="font-display text-h3">{list[figure].title}</h3>
            <p className="mt-2 text-soft">{list[figure].text}</p>
            <p className="mt-4">
              <span className="font-display text-ledger">
                <FigureText of={figure} />
              </span>{' '}
              {list[figure].caption}
            </p>
            <FigureSources of={[figure]} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
