import { safety } from '#content/safety.ts'
import { whoReads } from '#content/who-reads.ts'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { Section } from '#src/ui/section.tsx'
import { Accessibility } from './safety/accessibility.tsx'
import { ClearHistory } from './safety/clear-history.tsx'
import { Commitments } from './safety/commitments.tsx'
import { Danger } from './safety/danger.tsx'
import { DataRights } from './safety/data-rights.tsx'
import { Hero } from './safety/hero.tsx'
import { Readers } from './safety/readers.tsx'

export default function SafetyPage() {
  return (
    <Page {...safety.meta} path={paths.safety} heading={safety.hero.title} hero={<Hero />}>
      <Commitments />
      <Danger />
      <Readers />
      <WhoFor />
      <DataRights />
      <ClearHistory>
        <Accessibility />
      </ClearHistory>
    </Page>
  )
}

function WhoFor() {
  const { title, ...items } = whoReads.use
  return (
    <Section id="who-for" title={title} className="gap-y-8 max-md:gap-y-4 max-md:py-8">
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
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
