import { editions } from '#content/editions.ts'
import { terms } from '#content/terms.ts'
import { HelplineLinks, HelplineList } from '#src/sections/helplines.tsx'
import { PageMeta } from '#src/head/page-meta.tsx'
import { paths } from '#src/paths.ts'
import { LegalDates, LegalDocument } from '#src/sections/legal-document.tsx'

export default function TermsPage() {
  const { meta, ...words } = terms
  return (
    <>
      <PageMeta {...meta} path={paths.terms} heading={terms.title} />
      <LegalDocument
        {...words}
        dates={<LegalDates edition={editions.terms[0]} />}
        panels={{ 'in-a-crisis': crisisPanel }}
      />
    </>
  )
}

/** A box, so that nobody has to read the terms to find the lines. */
const crisisPanel = (
  <div className="rule-box px-4 py-2 md:p-10">
    <HelplineList withPurpose />
    <HelplineLinks />
  </div>
)
