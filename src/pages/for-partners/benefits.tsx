import { forPartners } from '#content/for-partners.ts'
import { sectionPaths } from '#src/paths.ts'
import { Sentence } from '#src/sections/prose.tsx'
import { MoreLink } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'

export function Benefits() {
  const { title, hours, languages, servers, outcomes } = forPartners.benefits
  return (
    <Section title={title} className="md:pt-16 md:pb-18">
      <ul className="mt-4 md:mt-8">
        {[hours, languages, servers, outcomes].map((benefit) => (
          <li
            key={benefit.title}
            className="grid gap-x-6 gap-y-1 border-line py-4 not-first:border-t md:grid-cols-2 md:items-baseline md:py-6"
          >
            <h3 className="font-display text-kept md:text-ledger">{benefit.title}</h3>
            <div>
              <p className="max-w-text text-soft xl:text-lead">
                <Sentence text={benefit.text} />
              </p>
              {'more' in benefit ? (
                <MoreLink to={sectionPaths.whoReads}>{benefit.more}</MoreLink>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
