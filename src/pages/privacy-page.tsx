import { language } from '#content/language.ts'
import { privacy } from '#content/privacy.ts'
import { site } from '#content/site.ts'
import { legalEditions } from '#src/content/facts.ts'
import { PageMeta } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { LegalDates, LegalDocument } from '#src/sections/legal-document.tsx'
import { Kept } from './privacy/kept.tsx'

export default function PrivacyPage() {
  const { meta, kept: _, ...words } = privacy
  return (
    <>
      <PageMeta {...meta} path={paths.privacy} heading={privacy.title} />
      <LegalDocument
        {...words}
        contentsLabel={site.legal.contents}
        // The English page says in Malay that there is a Malay text.
        {...(language === 'en' ? { languages: { 'in-other-languages': 'ms' } } : {})}
        dates={<LegalDates edition={legalEditions.privacy[0]} />}
        summary={<Kept />}
      />
    </>
  )
}
