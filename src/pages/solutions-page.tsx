import { solutions } from '#content/solutions.ts'
import { LearnAndSignUp } from '#src/sections/sign-up.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { Actions, HeroLayout, Lead } from '#src/sections/hero.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { TornCloth } from '#src/weave/cloth/torn-cloth.tsx'
import { Pairs } from './solutions/pairs.tsx'
import { WhyNot } from './solutions/why-not.tsx'

export default function SolutionsPage() {
  return (
    <Page
      {...solutions.meta}
      path={paths.solutions}
      heading={solutions.hero.title}
      hero={<Hero />}
      next="tone-yellow"
    >
      <Pairs />
      <WhyNot />
    </Page>
  )
}

function Hero() {
  const { title, lead, action } = solutions.hero
  return (
    <HeroLayout layout="beside" className="pb-0! [--first:8] md:min-h-152">
      <div className="md:pb-24">
        <PageTitle caption={solutions.meta.title} isLong>
          {title}
        </PageTitle>
        <Lead className="md:text-balance">{lead}</Lead>
        <Actions>
          <LearnAndSignUp learn={action} className="basis-full" />
        </Actions>
      </div>
      <div className="hero-picture flex items-end md:justify-self-end">
        <TornCloth />
      </div>
    </HeroLayout>
  )
}
