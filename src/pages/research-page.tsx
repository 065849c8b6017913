import { factSheet } from '#content/fact-sheet.ts'
import { registerWords } from '#content/register.ts'
import { research } from '#content/research.ts'
import { figures } from '#src/content/facts.ts'
import { type ClaimStatus, claimsThatAre, statuses } from '#src/content/register.ts'
import { keysOf } from '#src/keys-of.ts'
import { Page } from '#src/layout/page.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { DisclosureIcon, SmallDisclosure } from '#src/sections/disclosures.tsx'
import { FigureSources, FigureText } from '#src/sections/figures.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { ClaimStitches, StitchCount } from '#src/weave/stitch-count.tsx'
import { CallsToAction } from './research/calls-to-action.tsx'
import { Evidence } from './research/evidence.tsx'
import { FactSheet } from './research/fact-sheet.tsx'
import { Hero } from './research/hero.tsx'

export default function ResearchPage() {
  return (
    <Page {...research.meta} path={paths.research} heading={research.hero.title} hero={<Hero />}>
      <Questions />
      <Evidence />
      <Register />
      <CallsToAction />
      <Insights />
      <Press />
      <FactSheet />
    </Page>
  )
}

function Questions() {
  const { title, list, text, whoFor } = research.questions
  return (
    <Section title={title} titleClassName="md:col-span-5" className="gap-y-8">
      <div className="md:col-span-7 md:col-start-6">
        <ol className="rule-b">
          {list.map((question) => (
            <li key={question} className="rule-t py-4 font-display text-ledger">
              {question}
            </li>
          ))}
        </ol>
        <p className="mt-6 max-w-text">{text}</p>
        <ButtonLink to={sectionPaths.whoFor} variant="quiet" className="mt-2">
          {whoFor}
        </ButtonLink>
      </div>
    </Section>
  )
}

function Register() {
  return (
    <Section
      id="register"
      title={registerWords.title}
      titleClassName="md:col-span-5"
      className="gap-y-8"
    >
      <p className="max-w-lead text-lead md:col-span-6 md:col-start-7">{registerWords.text}</p>
      <div className="rule-b">
        {statuses.map((status) => (
          <RegisterGroup key={status} status={status} />
        ))}
      </div>
    </Section>
  )
}

function RegisterGroup({ status }: { status: ClaimStatus }) {
  const claims = claimsThatAre(status)
  const { count, means } = registerWords.groups[status]
  return (
    <details id={`register-${status}`} className="rule-t">
      <summary className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-4 md:grid-cols-[5fr_7fr_auto]">
        <h3 className="font-display text-h3">{count(claims.length)}</h3>
        <span className="row-start-2 text-small text-soft">{means}</span>
        <ClaimStitches
          count={claims.length}
          status={status}
          className="row-start-3 max-md:mt-2 md:row-span-2 md:row-start-1"
        />
        <DisclosureIcon className="row-span-3 row-start-1 md:row-span-2" />
      </summary>
      <ul className="grid gap-x-6 pb-10 sm:grid-cols-2">
        {claims.map((id) => (
          <li key={id} id={`claim-${id}`} className="max-w-measure border-t border-line py-3">
            {registerWords.claims[id]}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Insights() {
  const { title, list } = research.insights
  return (
    <Section title={title} className="gap-y-8">
      <ol className="rule-b">
        {keysOf(list).map((figure) => (
          <li key={figure} className="grid gap-x-6 gap-y-4 rule-t py-6 md:grid-cols-12 md:py-8">
            <p className="md:col-span-5">
              <span className="block font-display text-figure-m">
                <FigureText of={figure} />
              </span>{' '}
              <span className="mt-2 block">{list[figure].caption}</span>
            </p>
            <div className="md:col-span-6">
              <h3 className="font-display text-h3">{list[figure].title}</h3>
              <p className="mt-2 text-soft">{list[figure].text}</p>
              <FigureSources of={[figure]} className="mt-2" />
            </div>
            {figure === 'adultDistress' ? (
              <div className="md:col-span-12">
                <StitchCount
                  total={1000}
                  filled={figures.adultDistress.quantity * 10}
                  variant="ink-on-telang"
                />
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Press() {
  const { title, quote, text, action, subject } = factSheet.press
  return (
    <Section
      id="press"
      title={title}
      tone="tone-telang-soft"
      titleClassName="md:col-span-4"
      className="gap-y-8"
    >
      <div className="md:col-span-8">
        <blockquote className="text-lead">{quote}</blockquote>
        <p className="mt-4 max-w-text">{text}</p>
        <p className="mt-5">
          <ButtonLink to={paths.contact} subject={subject} variant="secondary">
            {action}
          </ButtonLink>
        </p>
        <Reporting />
      </div>
    </Section>
  )
}

function Reporting() {
  const { title, text } = factSheet.reporting
  return (
    <SmallDisclosure title={title} className="mt-8 rule-t">
      {text.map((paragraph) => (
        <p key={paragraph} className="max-w-text pb-4">
          {unbroken(paragraph)}
        </p>
      ))}
    </SmallDisclosure>
  )
}
