import { forInvestors } from '#content/for-investors.ts'
import { company, figures } from '#src/content/facts.ts'
import { platformLanguages } from '#src/content/quoted/lines.ts'
import { type ClaimId, register } from '#src/content/register.ts'
import type { Card } from '#src/content/types.ts'
import { keysOf } from '#src/keys-of.ts'
import { Page } from '#src/layout/page.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { languagePalettes } from '#src/product/spoken-languages.tsx'
import { FigureSources } from '#src/sections/figures.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { Prose } from '#src/sections/prose.tsx'
import { MoreLink } from '#src/ui/link.tsx'
import { buttonStyles } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { Shoot } from '#src/weave/shoot.tsx'
import { type PipelineStep, PipelineShoot } from '#src/weave/pipeline-shoot.tsx'
import { StitchCount } from '#src/weave/stitch-count.tsx'
import { Stitch } from '#src/weave/stitch.tsx'
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
  const { title, caption, lead, action } = forInvestors.hero
  return (
    <section className="tone-deep">
      <div className="page-grid items-center pt-1 pb-10 md:pt-4 md:pb-16">
        <PageTitle
          caption={forInvestors.meta.title}
          className="text-wrap max-sm:leading-[1.05] [--h1-narrow:11.3vw]"
        >
          {title.map((line) => (
            <span key={line} className="block max-sm:text-balance">
              {line}{' '}
            </span>
          ))}
        </PageTitle>
        <p className="mt-2 max-w-[36.2em] text-lead max-sm:text-[1.0625rem] max-sm:leading-[1.42] sm:mt-4 md:col-span-8 md:mt-6">
          {lead}
        </p>
        <a
          href="#request-pitch-deck"
          className={buttonStyles(
            'primary',
            'regular',
            'mt-3 sm:mt-6 sm:max-md:w-fit md:col-span-4 md:mt-6 md:justify-self-end',
          )}
        >
          {action}
        </a>
        <div className="mt-4 sm:mt-8">
          <StitchCount
            total={figures.psychiatrists.quantity}
            filled={figures.psychiatrists.quantity}
            variant="kunyit-on-deep"
          />
        </div>
        <div className="mt-2.5 flex flex-wrap items-baseline gap-x-5 gap-y-1 md:mt-6">
          <p className="font-display text-[1.375rem] leading-tight text-kunyit-400 md:text-h3">
            {caption.count}
          </p>
          <p className="max-w-none text-small md:text-body">{caption.rounded}</p>
        </div>
        <FigureSources of={['psychiatrists', 'population']} className="mt-2" />
      </div>
    </section>
  )
}

function Story() {
  const { title, statement, text, steps } = forInvestors.story
  return (
    <Section
      title={title}
      titleClassName="max-w-[5.4em] md:col-span-5"
      className="gap-y-5 md:gap-y-8"
    >
      <div className="md:col-span-6 md:col-start-6">
        <p className="max-w-statement font-display text-ledger text-balance">{statement}</p>
        <div className="mt-6 text-soft">
          <Prose blocks={[text]} />
        </div>
      </div>
      <ol className="mt-4 grid grid-cols-2 gap-y-8 md:mt-10 lg:grid-cols-4">
        <Step {...steps.now} step={1} claim="trials" />
        <Step {...steps.next} step={2} claim="validation" />
        <Step {...steps.after} step={3} claim="device" />
        <Step {...steps.later} step={4} claim="region" />
      </ol>
    </Section>
  )
}

type StepProps = Card & { step: PipelineStep; claim: ClaimId }

/** The shoot shows how far the step's claim has come. */
function Step({ title, text, step, claim }: StepProps) {
  return (
    <li className="[--stage-ground:var(--tone-plain)]">
      <PipelineShoot step={step} status={register[claim].status} />
      <p className="mt-3 font-display text-h3 max-sm:text-[min(1.375rem,5.2vw)]">{title}</p>
      <p className="mt-1 max-w-[17em] pr-4 text-soft">{text}</p>
    </li>
  )
}

function Advantage() {
  const { title, position, pipeline } = forInvestors.advantage
  return (
    <Section title={title} titleClassName="md:col-span-8" className="pb-20">
      <div className="mt-8 grid md:mt-12 sm:grid-cols-2 md:grid-cols-12">
        <div className="tone-night flex flex-col justify-between gap-10 p-7 md:col-span-7 md:p-11">
          <div>
            <h3 className="font-display text-h3">{position.title}</h3>
            <p className="mt-3 max-w-measure">{position.text}</p>
          </div>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-6 font-display text-voice text-kunyit-400 lg:grid-cols-4">
            {platformLanguages.map(({ lang, text }) => (
              <li key={lang} className="grid content-start gap-3">
                <Shoot palette={languagePalettes[lang]} size={{ width: 81, height: 108 }} />
                <span lang={lang}>{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="tone-telang-soft p-7 md:col-span-5 md:p-11">
          <h3 className="font-display text-h3">{pipeline.title}</h3>
          <p className="mt-3 max-w-measure">{pipeline.text}</p>
        </div>
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
        <div className="md:col-span-9 md:col-start-4">
          <MoreLink to={sectionPaths.team}>{expertise.team}</MoreLink>
        </div>
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
