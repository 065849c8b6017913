import type { ReactNode } from 'react'
import { forPartners } from '#content/for-partners.ts'
import type { ClaimId } from '#src/content/register.ts'
import type { Card } from '#src/content/types.ts'
import { places } from '#src/paths.ts'
import { RecordScreen } from '#src/product/record-screen.tsx'
import { WayOn } from '#src/sections/quilt.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { Section } from '#src/ui/section.tsx'
import { DayStitches } from '#src/weave/hours.tsx'
import { LanguageThreads } from '#src/weave/threads.tsx'
import { RunningStitch } from '#src/weave/waits.tsx'

/** The line above each benefit is drawn: 24 hours, four languages, a border, a running stitch. */
export function Benefits() {
  const { title, hours, languages, servers, outcomes } = forPartners.benefits
  return (
    <Section title={title} className="gap-y-8 md:gap-y-12">
      <ul className="grid gap-y-8 md:col-span-7">
        <Benefit {...hours} line={<DayStitches />} />
        <Benefit {...languages} line={<LanguageThreads />} />
        <Benefit
          {...servers}
          line={<div aria-hidden="true" className="selvedge min-h-3 w-full [--weft:90deg]!" />}
          claim="servers"
        >
          <WayOn to={places.readers} text={servers.more} />
        </Benefit>
        <Benefit {...outcomes} line={<RunningStitch />} claim="outcomes" />
      </ul>
      <RecordScreen className="md:col-span-7 lg:col-span-4 lg:col-start-9 lg:row-start-2" />
    </Section>
  )
}

type BenefitProps = Card & { line: ReactNode; claim?: ClaimId; children?: ReactNode }

function Benefit({ title, text, line, claim, children }: BenefitProps) {
  return (
    <li>
      <div className="flex h-4 items-center">{line}</div>
      <h3 className="mt-3 font-display text-h3 md:text-ledger">{title}</h3>
      <p className="mt-2 max-w-text text-soft">{text}</p>
      {claim ? <StatusTag claim={claim} className="mt-3" /> : null}
      {children}
    </li>
  )
}
