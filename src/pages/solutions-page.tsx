import { solutions } from '#content/solutions.ts'
import { LearnAndSignUp } from '#src/sections/sign-up.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { Hero } from '#src/sections/hero.tsx'
import { TornCloth } from '#src/weave/cloth/torn-cloth.tsx'
import { Pairs } from './solutions/pairs.tsx'

export default function SolutionsPage() {
  return (
    <Page
      {...solutions.meta}
      path={paths.solutions}
      heading={solutions.hero.title}
      hero={<Start />}
    >
      <Pairs />
    </Page>
  )
}

function Start() {
  return (
    <Hero
      {...solutions.hero}
      caption={solutions.meta.title}
      isLong
      picture={
        <div className="flex items-end md:col-span-4 md:col-start-9 md:justify-self-end">
          <TornCloth />
        </div>
      }
      className="gap-y-8 md:min-h-152"
      wordsClassName="pt-2 md:col-span-8 md:pt-14 md:pb-24"
      leadClassName="mt-5 md:mt-8 md:text-balance"
      actionsClassName="mt-5 md:mt-8"
    >
      <LearnAndSignUp learn={solutions.hero.action} className="basis-full" />
    </Hero>
  )
}
