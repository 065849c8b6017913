import { editions } from '#content/editions.ts'
import { language } from '#content/language.ts'
import { privacy } from '#content/privacy.ts'
import { company, formRetention, publishedLanguages } from '#src/content/facts/company.ts'
import { keysOf } from '#src/keys-of.ts'
import { PageMeta } from '#src/head/page-meta.tsx'
import { paths } from '#src/paths.ts'
import { LegalDates, LegalDocument } from '#src/sections/legal-document.tsx'
import { buttonStyles } from '#src/ui/button.tsx'
import { Duration } from '#src/weave/stitches/durations.tsx'
import { LeaveList } from './privacy/leave-list.tsx'

export default function PrivacyPage() {
  const { meta, kept: _, ask, sections, ...words } = privacy
  const { 'in-other-languages': __, ...own } = sections
  return (
    <>
      <PageMeta {...meta} path={paths.privacy} heading={privacy.title} />
      <LegalDocument
        {...words}
        sections={publishedLanguages.includes('ms') ? sections : own}
        // The English page says in Malay that there is a Malay text.
        {...(language === 'en' ? { languages: { 'in-other-languages': 'ms' } } : {})}
        dates={
          <>
            <LeaveList />
            <LegalDates edition={editions.privacy[0]} />
            <a href={`mailto:${company.privacy}`} className={buttonStyles('quiet')}>
              {ask}
            </a>
          </>
        }
        summary={<RetentionSummary />}
      />
    </>
  )
}

const { waitlistMonths, messageMonths } = formRetention
const longest = Math.max(waitlistMonths, messageMonths)

/** Only what is kept for months has stitches. */
const monthsKept: Record<keyof typeof privacy.kept.rows, number | null> = {
  waitlist: waitlistMonths,
  messages: messageMonths,
  address: null,
  cookies: null,
}

/** The notice's summary: what the site keeps, and for how long. */
function RetentionSummary() {
  const { title, scale, rows } = privacy.kept
  return (
    <figure className="mt-2 md:mt-6">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-display text-h3 text-balance">{title}</span>
        <span className="text-small">{scale}</span>
      </figcaption>
      <ul className="mt-4">
        {keysOf(monthsKept).map((row) => {
          const months = monthsKept[row]
          return (
            <li key={row} className="border-b-2 border-ink pt-3 pb-1">
              <p className="flex max-w-none flex-wrap justify-between gap-x-6">
                <span className="font-semibold">{rows[row].what}</span>
                <span>{rows[row].time}</span>
              </p>
              {months ? (
                <div className="mt-1 max-w-84">
                  <Duration least={months} most={months} total={longest} />
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
    </figure>
  )
}
