import { home } from '#content/home.ts'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { CallToAction } from './home/call-to-action.tsx'
import { Hero } from './home/hero.tsx'
import { Statistics } from './home/statistics.tsx'
import { WhyChoose } from './home/why-choose.tsx'

export default function HomePage() {
  return (
    <Page {...home.meta} path={paths.home} heading={home.hero.title} hero={<Hero />} heroHasEnd>
      <Statistics />
      <WhyChoose />
      <CallToAction />
    </Page>
  )
}
