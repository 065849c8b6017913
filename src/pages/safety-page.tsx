import { safety } from '#content/safety.ts'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { Accessibility } from './safety/accessibility.tsx'
import { ClearHistory } from './safety/clear-history.tsx'
import { Commitments } from './safety/commitments.tsx'
import { Danger } from './safety/danger.tsx'
import { DataRights } from './safety/data-rights.tsx'
import { Hero } from './safety/hero.tsx'
import { Readers } from './safety/readers.tsx'
import { WhoFor } from './safety/who-for.tsx'

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
