import { solutions } from '#content/solutions.ts'
import { EmailMe, SignUpButton, SignUpLink } from '#src/sections/sign-up.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { PageTitle } from '#src/sections/page-title.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { TornCloth } from '#src/weave/cloth/torn-cloth.tsx'
import { Pairs } from './solutions/pairs.tsx'

export default function SolutionsPage() {
  return (
    <Page {...solutions.meta} path={paths.solutions} heading={solutions.hero.title} hero={<Hero />}>
      <Pairs />
      <Close />
    </Page>
  )
}

function Hero() {
  const { title, lead, action } = solutions.hero
  return (
    <section className="overflow-hidden">
      <div className="page-grid gap-y-8 md:gap-y-10 md:min-h-152">
        <div className="pt-2 md:col-span-8 md:pt-14 md:pb-24">
          {/* A title of two sentences has the size of a statement, in every script. */}
          <PageTitle caption={solutions.meta.title} isLong>
            {title}
          </PageTitle>
          <p className="mt-5 max-w-text text-lead md:text-balance max-md:tracking-[-0.015em] md:mt-8">
            {lead}
          </p>
          <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap sm:items-center sm:gap-x-4 md:mt-8">
            <ButtonLink to={paths.howItWorks}>{action}</ButtonLink>
            <SignUpButton />
            <EmailMe />
          </div>
        </div>
        <div className="flex items-end md:col-span-4 md:col-start-9 md:justify-self-end">
          <TornCloth />
        </div>
      </div>
    </section>
  )
}

function Close() {
  const { title, text, help } = solutions.close
  return (
    <Section
      title={title}
      titleClassName="md:col-span-8"
      className="gap-y-3 max-md:py-8 md:gap-y-5"
    >
      <div className="md:col-span-8">
        <p className="max-w-lead text-lead">{text}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to={sectionPaths.openToday} variant="secondary">
            {help}
          </ButtonLink>
          <SignUpLink />
        </div>
      </div>
    </Section>
  )
}
