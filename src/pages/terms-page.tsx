import { site } from '#content/site.ts'
import { terms } from '#content/terms.ts'
import { legalEditions } from '#src/content/facts.ts'
import { LegalDates } from '#src/layout/legal-dates.tsx'
import { PageMeta } from '#src/layout/page-meta.tsx'
import { paths } from '#src/paths.ts'
import { LegalDocument } from '#src/sections/legal-document.tsx'
import { CrisisPanel } from './terms/crisis-panel.tsx'

export default function TermsPage() {
  const { meta, ...words } = terms
  return (
    <>
      <PageMeta {...meta} path={paths.terms} heading={terms.title} />
      <LegalDocument
        {...words}
        contentsLabel={site.legal.contents}
        dates={<LegalDates edition={legalEditions.terms[0]} />}
        panels={{ 'in-a-crisis': <CrisisPanel /> }}
      />
    </>
  )
}
