import { research } from '#content/research.ts'
import { registerWords } from '#content/register.ts'
import { PageTitle } from '#src/sections/page-title.tsx'
import { ClaimRows, Shuttle } from '#src/weave/claim-rows.tsx'
import { claimsThatAre, statuses } from '#src/content/register.ts'

export function Hero() {
  const { title, lead, loom } = research.hero
  return (
    <section className="overflow-x-clip tone-telang">
      <div className="page-grid py-10 md:py-14">
        <PageTitle
          caption={research.meta.title}
          className="max-w-title-narrow [--h1-narrow:10.6vw] md:col-span-6"
        >
          {title}
        </PageTitle>
        <p className="mt-8 max-w-lead text-lead max-md:order-last md:col-span-6">{lead}</p>
        <div className="mt-8 md:col-span-6 md:col-start-7 md:row-span-2 md:row-start-1 md:mt-0">
          <Loom label={loom} />
        </div>
      </div>
    </section>
  )
}

/** The register is a cloth on the loom; each part gives its number of rows and leads to them. */
function Loom({ label }: { label: string }) {
  return (
    <>
      <div className="loom-beam" />
      <ul aria-label={label} className="flex flex-col-reverse">
        {statuses.map((status) => {
          const rows = claimsThatAre(status).length
          return (
            <li key={status} className="flex">
              <ClaimRows status={status} rows={rows} className="loom-width">
                {status === 'inTrials' ? <Shuttle /> : null}
              </ClaimRows>
              <a href={`#register-${status}`} className="loom-brace">
                <span className="link-underline">{registerWords.groups[status].count(rows)}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </>
  )
}
