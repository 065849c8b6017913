import { language } from '#content/language.ts'
import { privacy } from '#content/privacy.ts'
import { site } from '#content/site.ts'
import { formRetention, formStorage, legalEditions } from '#src/content/facts.ts'
import { LegalDates } from '#src/layout/legal-layout.tsx'
import { PageMeta } from '#src/layout/page-meta.tsx'
import { paths } from '#src/paths.ts'
import { LegalDocument } from '#src/sections/legal-document.tsx'
import { Months } from '#src/weave/waits.tsx'

const retention = [
  inStitches(formRetention.waitlistMonths, 'max-w-60'),
  inStitches(formRetention.messageMonths, 'max-w-60'),
  inStitches(formStorage.addressHours, 'max-w-2.5'),
]

function inStitches(time: number, width: string) {
  return <Months least={time} most={time} total={time} className={`mt-2 ${width}`} />
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
