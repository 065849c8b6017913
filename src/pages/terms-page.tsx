import { site } from '#content/site.ts'
import { terms } from '#content/terms.ts'
import { legalEditions } from '#src/content/facts.ts'
import { LegalDates } from '#src/layout/legal-dates.tsx'
import { LegalLayout } from '#src/layout/legal-layout.tsx'
import { PageMeta } from '#src/layout/page-meta.tsx'
import { paths } from '#src/paths.ts'
import { LegalDocument } from '#src/sections/legal-document.tsx'
import { CrisisPanel } from './terms/crisis-panel.tsx'

export function TermsPage() {
  const { meta, ...words } = terms
  return (
    <LegalLayout>
      <PageMeta {...meta} path={paths.terms} />
      <LegalDocument
        {...words}
        contentsLabel={site.legal.contents}
        dates={<LegalDates edition={legalEditions.terms} />}
        panels={{ 'in-a-crisis': <CrisisPanel /> }}
      />
    </LegalLayout>
  )
}
