import { language } from '#content/language.ts'
import { privacy } from '#content/privacy.ts'
import { company, formRetention, legalEditions } from '#src/content/facts.ts'
import { keysOf } from '#src/keys-of.ts'
import { PageMeta } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { LegalDates, LegalDocument } from '#src/sections/legal-document.tsx'
import { buttonStyles } from '#src/ui/button.tsx'
import { MonthsKept } from '#src/weave/durations.tsx'

export default function PrivacyPage() {
  const { meta, kept: _, ask, ...words } = privacy
  return (
    <>
      <PageMeta {...meta} path={paths.privacy} heading={privacy.title} />
      <LegalDocument
        {...words}
        // The English page says in Malay that there is a Malay text.
        {...(language === 'en' ? { languages: { 'in-other-languages': 'ms' } } : {})}
        dates={
          <>
            <LegalDates edition={legalEditions.privacy[0]} />
            <a href={`mailto:${company.privacy}`} className={buttonStyles('quiet')}>
              {ask}
            </a>
          </>
        }
        summary={<Kept />}
      />
    </>
  )
}

const { waitlistMonths, messageMonths } = formRetention

/** A stay shorter than a month is a tick at the thread's start. */
const stays: Record<keyof typeof privacy.kept.rows, number | 'moment' | 'never'> = {
  waitlist: waitlistMonths,
  messages: messageMonths,
  address: 'moment',
  cookies: 'never',
}

/** The notice's summary: what the site keeps, and for how long. */
function Kept() {
  const { title, scale, rows } = privacy.kept
  return (
    <figure className="mt-2 md:mt-6">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-display text-h3 text-balance">{title}</span>
        <span className="text-small">{scale}</span>
      </figcaption>
      <ul className="mt-4">
        {keysOf(stays).map((row) => (
          <li key={row} className="border-b-2 border-ink pt-3">
            <p className="flex max-w-none flex-wrap justify-between gap-x-6">
              <span className="font-semibold">{rows[row].what}</span>
              <span>{rows[row].time}</span>
            </p>
            <MonthsKept stay={stays[row]} total={Math.max(waitlistMonths, messageMonths)} />
          </li>
        ))}
      </ul>
    </figure>
  )
}
