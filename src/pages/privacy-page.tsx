import { language } from '#content/language.ts'
import { privacy } from '#content/privacy.ts'
import { site } from '#content/site.ts'
import { formRetention, formStorage, legalEditions } from '#src/content/facts.ts'
import { LegalDates } from '#src/layout/legal-layout.tsx'
import { PageMeta } from '#src/layout/page-meta.tsx'
import { paths } from '#src/paths.ts'
import { LegalDocument } from '#src/sections/legal-document.tsx'
import { HoursAsStitches, Months } from '#src/weave/waits.tsx'

const retention = [
  inMonths(formRetention.waitlistMonths),
  inMonths(formRetention.messageMonths),
  <HoursAsStitches key="hours" hours={formStorage.addressHours} className="mt-2" />,
]

function inMonths(months: number) {
  return <Months least={months} most={months} total={months} className="mt-2 max-w-60" />
}

export default function PrivacyPage() {
  const { meta, ...words } = privacy
  return (
    <>
      <PageMeta {...meta} path={paths.privacy} heading={privacy.title} />
      <LegalDocument
        {...words}
        contentsLabel={site.legal.contents}
        drawings={{ 'how-long': retention }}
        // The English page says in Malay that there is a Malay text.
        {...(language === 'en' ? { languages: { 'in-other-languages': 'ms' } } : {})}
        dates={<LegalDates edition={legalEditions.privacy[0]} />}
      />
    </>
  )
}
