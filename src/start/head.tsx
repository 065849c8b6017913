import { contact } from '#content/contact.ts'
import { language } from '#content/language.ts'
import { BRAND, company } from '#src/content/facts.ts'
import { plainText } from '#src/content/links.ts'
import { structuredData } from '#src/content/structured-data.ts'
import { fullTitle, PageMeta, type PageMetaProps } from '#src/layout/page-meta.tsx'
import { addressIn, languageIds, languages, type LanguageId } from '#src/languages.ts'
import { palette } from '#src/palette.ts'
import { paths, type Path } from '#src/paths.ts'

type HeadProps = {
  meta: PageMetaProps
  /** Address of the image for shared links, on this site. */
  image: string
}

/** The head of a page's file; the app keeps the part of it in PageMeta up to date. */
export function Head({ meta, image }: HeadProps) {
  return (
    <>
      {/* The browser's own bars, in the colour of the page by day and by night. */}
      <meta name="theme-color" content={palette.santan} media="(prefers-color-scheme: light)" />
      <meta
        name="theme-color"
        content={palette['telang-970']}
        media="(prefers-color-scheme: dark)"
      />
      <PageMeta {...meta} />
      {meta.path ? (
        <ForOthers {...meta} path={meta.path} image={image} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}

/** Tags for shared links and data for search engines. */
function ForOthers({ image, ...meta }: PageMetaProps & { path: Path; image: string }) {
  const properties = {
    'og:type': 'website',
    'og:site_name': BRAND.name,
    'og:locale': languages[language].openGraph,
    'og:title': fullTitle(meta),
    'og:description': meta.description,
    'og:url': company.siteOrigin + addressIn(language, meta.path),
    'og:image': company.siteOrigin + image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': meta.heading,
  }
  return (
    <>
      {languageIds.map((id) => (
        <link key={id} rel="alternate" hrefLang={languages[id].tag} href={inFull(id, meta.path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={inFull('en', meta.path)} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {languageIds
        .filter((id) => id !== language)
        .map((id) => (
          <meta key={id} property="og:locale:alternate" content={languages[id].openGraph} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
      {/* A data block: browsers never run it, so the policy needs no hash for it. */}
      <script type="application/ld+json">
        {JSON.stringify(structuredData({ ...meta, questions: questionsOn(meta.path) }))}
      </script>
    </>
  )
}

/** The address of a page in a language, as other sites write it. */
function inFull(id: LanguageId, path: Path): string {
  return company.siteOrigin + addressIn(id, path)
}

function questionsOn(path: Path) {
  if (path !== paths.contact) return undefined
  return contact.questions.list.map(({ question, answer }) => ({
    question,
    answer: answer.map(plainText).join(' '),
  }))
}
