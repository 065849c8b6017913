import { privacy } from '#content/privacy.ts'
import { site } from '#content/site.ts'
import { legalEditions } from '#src/content/facts.ts'
import { LegalDates } from '#src/layout/legal-dates.tsx'
import { LegalLayout } from '#src/layout/legal-layout.tsx'
import { PageMeta } from '#src/layout/page-meta.tsx'
import { paths } from '#src/paths.ts'
import { LegalDocument } from '#src/sections/legal-document.tsx'

export function PrivacyPage() {
  const { meta, ...words } = privacy
  return (
    <LegalLayout>
      <PageMeta {...meta} path={paths.privacy} />
      <LegalDocument
        {...words}
        contentsLabel={site.legal.contents}
        dates={<LegalDates edition={legalEditions.privacy} />}
      />
    </LegalLayout>
  )
}
