import { safety } from '#content/safety.ts'
import { whoReads } from '#content/who-reads.ts'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { Section } from '#src/ui/section.tsx'
import { Dissolve } from '#src/weave/dissolve.tsx'
import { Accessibility } from './safety/accessibility.tsx'
import { ClearHistory } from './safety/clear-history.tsx'
import { Commitments } from './safety/commitments.tsx'
import { Danger } from './safety/danger.tsx'
import { DataRights } from './safety/data-rights.tsx'
import { Readers } from './safety/readers.tsx'

export default function SafetyPage() {
  return (
    <Page {...safety.meta} path={paths.safety} heading={safety.hero.title} hero={<Hero />}>
      <Commitments />
      <Readers />
      <Danger />
      <WhoFor />
      <DataRights />
      <ClearHistory>
        <Accessibility />
      </ClearHistory>
    </Page>
  )
}

function Hero() {
  const { title, status, lead, sentence, caption } = safety.hero
  return (
    <section className="overflow-x-clip tone-leaf">
      <div className="page-grid gap-y-6 pt-6 pb-8 md:gap-y-12 md:pt-14 md:pb-16">
        <h1 className="font-display text-h2">{title}</h1>
        <Dissolve text={sentence} />
        <p className="max-w-[22em] text-small md:col-span-4">{caption}</p>
        <div className="md:col-span-6 md:col-start-7">
          <p className="max-w-lead text-lead">{lead}</p>
          <p className="mt-3 text-small">{status}</p>
        </div>
      </div>
    </section>
  )
}

function WhoFor() {
  const { title, ...items } = whoReads.use
  return (
    <Section id="who-for" title={title} className="gap-y-8 max-md:gap-y-4 max-md:py-8">
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {Object.values(items).map((item) => (
          <li key={item.title}>
            <h3 className="font-semibold md:font-display md:text-h3 md:leading-snug md:font-normal">
              {item.title}
            </h3>
            <p className="md:mt-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
