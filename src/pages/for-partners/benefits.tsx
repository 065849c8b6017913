import { forPartners } from '#content/for-partners.ts'
import { sectionPaths } from '#src/paths.ts'
import { Sentence } from '#src/sections/prose.tsx'
import { MoreLink } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'
import { HoursThread, KeptThread, MeasuringTape, MixedYarns } from './benefit-drawings.tsx'

const { title, hours, languages, servers, outcomes } = forPartners.benefits

const benefits = [
  { ...hours, Drawing: HoursThread },
  { ...languages, Drawing: MixedYarns },
  { ...servers, Drawing: KeptThread },
  { ...outcomes, Drawing: MeasuringTape },
]

/** A band from edge to edge for each benefit, which draws what the words below it say. */
export function Benefits() {
  return (
    <Section title={title} className="gap-y-6 md:gap-y-10 md:pt-18 md:pb-14">
      <ul className="-mx-5 grid gap-y-8 max-narrow:-mx-4 md:-mx-bleed md:gap-y-12">
        {benefits.map(({ Drawing, ...benefit }) => (
          <li key={benefit.title}>
            <Drawing />
            <div className="page-grid gap-y-2 pt-4 md:pt-5">
              <h3 className="font-display text-ledger md:col-span-6">{benefit.title}</h3>
              <div className="md:col-span-6">
                <p className="text-lead">
                  <Sentence text={benefit.text} />
                </p>
                {'more' in benefit ? (
                  <MoreLink to={sectionPaths.whoReads}>{benefit.more}</MoreLink>
                ) : null}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
