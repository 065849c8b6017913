import { research } from '#content/research.ts'
import { Page } from '#src/layout/page.tsx'
import { Evidence } from '#src/pages/research/evidence.tsx'
import { FactSheet } from '#src/pages/research/fact-sheet.tsx'
import { Hero } from '#src/pages/research/hero.tsx'
import { Insights } from '#src/pages/research/insights.tsx'
import { Press } from '#src/pages/research/press.tsx'
import { Questions } from '#src/pages/research/questions.tsx'
import { Register } from '#src/pages/research/register.tsx'
import { WaysIn } from '#src/pages/research/ways-in.tsx'
import { paths } from '#src/paths.ts'

export default function ResearchPage() {
  return (
    <Page {...research.meta} path={paths.research} heading={research.hero.title} hero={<Hero />}>
      <Questions />
      <Evidence />
      <Register />
      <WaysIn />
      <Insights />
      <Press />
      <FactSheet />
    </Page>
  )
}
