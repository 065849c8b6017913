import { forPartners } from '#content/for-partners.ts'
import { sectionPaths } from '#src/paths.ts'
import {
  DrawnBenefit,
  DrawnBenefits,
  Enclosed,
  HourStitches,
  LanguageWefts,
} from '#src/sections/drawn-benefits.tsx'
import { MoreLink } from '#src/ui/link.tsx'
import { Weaving } from '#src/weave/weaving.tsx'

/** The hours of a week, the languages, what stays in Malaysia, and what is still tacked. */
export function Benefits() {
  const { title, hours, languages, servers, outcomes } = forPartners.benefits
  return (
    <DrawnBenefits title={title}>
      <DrawnBenefit {...hours} tone="tone-night" pattern={<HourStitches days={7} />} />
      <DrawnBenefit {...languages} tone="tone-pink" pattern={<LanguageWefts />} />
      <DrawnBenefit {...servers} tone="tone-blue" pattern={<Enclosed />}>
        <MoreLink to={sectionPaths.whoReads}>{servers.more}</MoreLink>
      </DrawnBenefit>
      <DrawnBenefit {...outcomes} tone="tone-yellow" pattern={<RunningStitches />} />
    </DrawnBenefits>
  )
}

/** Rows of running stitch, each a step further than the one above. */
function RunningStitches() {
  return (
    <Weaving isDeferred className="h-45 w-full stroke-ink">
      {() =>
        Array.from({ length: 10 }, (_, row) => (
          <line
            key={row}
            x2="100%"
            y1={9 + 18 * row}
            y2={9 + 18 * row}
            strokeWidth="4"
            strokeDasharray="24 12"
            strokeDashoffset={18 * (row % 2)}
          />
        ))
      }
    </Weaving>
  )
}
