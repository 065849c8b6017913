import { site } from '#content/site.ts'
import { terms } from '#content/terms.ts'
import { legalEditions } from '#src/content/facts.ts'
import { HelpLines } from '#src/sections/help-lines.tsx'
import { PageMeta } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { LegalDates, LegalDocument } from '#src/sections/legal-document.tsx'

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

/** It is boxed, so that nobody has to read the terms to find it. */
function CrisisPanel() {
  return (
    <div className="rule-box p-6 md:p-10">
      <HelpLines withPurpose />
    </div>
  )
}
