import { privacy } from '#content/privacy.ts'
import { site } from '#content/site.ts'
import { legalEditions } from '#src/content/facts.ts'
import { LegalDates } from '#src/layout/legal-dates.tsx'
import { PageMeta } from '#src/layout/page-meta.tsx'
import { paths } from '#src/paths.ts'
import { LegalDocument } from '#src/sections/legal-document.tsx'

export default function PrivacyPage() {
  const { meta, ...words } = privacy
  return (
    <>
      <PageMeta {...meta} path={paths.privacy} heading={privacy.title} />
      <LegalDocument
        {...words}
        contentsLabel={site.legal.contents}
        dates={<LegalDates edition={legalEditions.privacy[0]} />}
      />
    </>
  )
}
