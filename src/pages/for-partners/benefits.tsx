import { forPartners } from '#content/for-partners.ts'
import { sectionPaths } from '#src/paths.ts'
import { Sentence } from '#src/sections/prose.tsx'
import { MoreLink } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'

/** Captions of the report above them. */
export function Benefits() {
  const { title, hours, languages, servers, outcomes } = forPartners.benefits
  return (
    <Section
      title={title}
      tone="tone-blue"
      titleClassName="md:text-ledger"
      className="pt-0 md:pb-14"
    >
      <ul className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2 md:mt-6 min-[64rem]:grid-cols-4">
        {[hours, languages, servers, outcomes].map((benefit) => (
          <li key={benefit.title} className="rule-t pt-4">
            <h3 className="font-display text-kept md:text-h3">{benefit.title}</h3>
            <p className="max-w-text text-soft md:mt-2 xl:text-lead">
              <Sentence text={benefit.text} />
            </p>
            {'more' in benefit ? (
              <MoreLink to={sectionPaths.whoReads}>{benefit.more}</MoreLink>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
