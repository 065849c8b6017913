import { forInvestors } from '#content/for-investors.ts'
import { company, figures } from '#src/content/facts.ts'
import { keysOf } from '#src/keys-of.ts'
import { FigureSources } from '#src/layout/figures.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { PageTitle } from '#src/sections/page-title.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { buttonStyles } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { StitchCount } from '#src/weave/stitch-count.tsx'
import { Stitch } from '#src/weave/stitch.tsx'
import { Advantage } from './for-investors/advantage.tsx'
import { Opportunities } from './for-investors/opportunities.tsx'
import { PitchDeckRequest } from './for-investors/pitch-deck-request.tsx'

export default function ForInvestorsPage() {
  return (
    <Page
      {...forInvestors.meta}
      path={paths.forInvestors}
      heading={forInvestors.hero.title.join(' ')}
      hero={<Hero />}
    >
      <Story />
      <Opportunities />
      <Advantage />
      <Expertise />
      <PitchDeckRequest />
    </Page>
  )
}

function Hero() {
  const { title, caption, lead, action, note } = forInvestors.hero
  return (
    <section className="tone-deep">
      <div className="page-grid pt-8 pb-14 md:pt-14 md:pb-20">
        <PageTitle caption={forInvestors.meta.title} className="text-wrap [--h1-narrow:12.5vw]">
          {title.map((line) => (
            <span key={line} className="block max-sm:text-balance">
              {line}{' '}
            </span>
          ))}
        </PageTitle>
        <div className="mt-8 md:mt-12">
          <StitchCount
            total={figures.psychiatrists.quantity}
            filled={figures.psychiatrists.quantity}
            columns={50}
            mobileColumns={25}
            tone="kunyit-on-deep"
          />
        </div>
        <div className="mt-8 sm:col-span-2 md:col-span-5">
          <p className="max-lg:max-w-[13em] font-display text-h3 text-kunyit-400">
            {caption.map((line) => (
              <span key={line} className="block max-lg:text-balance">
                {line}{' '}
              </span>
            ))}
          </p>
          <FigureSources of={['psychiatrists', 'population']} className="mt-4" />
        </div>
        <div className="mt-8 sm:col-span-2 md:col-span-5 md:col-start-7">
          <p className="max-w-lead text-lead">{lead}</p>
          <StatusTag claim="validation" note={note} className="mt-4 max-w-measure" />
          <div className="mt-8">
            <a href="#request-pitch-deck" className={buttonStyles()}>
              {action}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}

function Story() {
  const { title, statement, text } = forInvestors.story
  return (
    <Section
      title={title}
      titleClassName="max-w-[5.4em] md:col-span-5"
      className="gap-y-5 md:gap-y-8"
    >
      <div className="md:col-span-6 md:col-start-6">
        <p className="max-w-statement font-display text-ledger text-balance">{statement}</p>
        <p className="mt-6 max-w-measure text-soft">{text}</p>
        <StatusTag claim="therapy" className="mt-4" />
      </div>
    </Section>
  )
}

function Expertise() {
  const { expertise, company: labels } = forInvestors
  return (
    <section>
      <div className="page-grid gap-y-5 pb-section">
        <h2 className="text-h4 font-semibold md:col-span-3 md:pt-3">{expertise.title}</h2>
        <ul className="flex flex-wrap gap-x-10 gap-y-2 font-display text-ledger max-sm:text-h3 md:col-span-9 md:col-start-4">
          {expertise.items.map((item) => (
            <li key={item} className="flex items-center gap-4 sm:whitespace-nowrap">
              <Stitch className="md:scale-140" />
              {item}
            </li>
          ))}
        </ul>
        <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-3 rule-t pt-4 text-small md:col-span-9 md:col-start-4">
          {keysOf(labels).map((part) =>
            company[part] ? (
              <div key={part}>
                <dt>{labels[part]}</dt>
                <dd className="font-semibold">{company[part]}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </div>
    </section>
  )
}
