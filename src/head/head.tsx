import { contact } from '#content/contact.ts'
import { language } from '#content/language.ts'
import { absoluteUrl } from '#src/head/absolute-url.ts'
import { BRAND, company, publishedLanguages } from '#src/content/facts/company.ts'
import { plainText } from '#src/content/sentences/links.ts'
import { structuredData } from '#src/head/structured-data.ts'
import { languages } from '#src/languages.ts'
import { fullTitle, PageMeta, type PageMetaProps } from '#src/head/page-meta.tsx'
import { palette } from '#src/palette.ts'
import { paths, type Path } from '#src/paths.ts'

type HeadProps = { meta: PageMetaProps; image: string }

/** The prerendered head. After hydration PageMeta updates its part on navigation. */
export function Head({ meta, image }: HeadProps) {
  return (
    <>
      <meta name="theme-color" content={palette.cream} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={palette['blue-950']} media="(prefers-color-scheme: dark)" />
      <PageMeta {...meta} />
      {meta.path ? (
        <SocialTags {...meta} path={meta.path} image={image} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}

function SocialTags({ image, ...meta }: PageMetaProps & { path: Path; image: string }) {
  const properties = {
    'og:type': 'website',
    'og:site_name': BRAND.name,
    'og:locale': languages[language].openGraph,
    'og:title': fullTitle(meta),
    'og:description': meta.description,
    'og:url': absoluteUrl(meta.path),
    'og:image': company.siteOrigin + image,
    'og:image:width': '1200',
    'og:image:height': '630',
    // Without the break opportunities and soft hyphens of the heading.
    'og:image:alt': meta.heading.replaceAll(/[\u00ad\u200b]/g, ''),
  }
  return (
    <>
      {publishedLanguages.map((id) => (
        <link
          key={id}
          rel="alternate"
          hrefLang={languages[id].tag}
          href={absoluteUrl(meta.path, id)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absoluteUrl(meta.path, 'en')} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {/* A data block is never executed, so the CSP needs no hash for it. */}
      <script type="application/ld+json">
        {JSON.stringify(structuredData({ ...meta, questions: questionsOn(meta.path) }))}
      </script>
    </>
  )
}

function questionsOn(path: Path) {
  if (path !== paths.contact) return undefined
  return contact.questions.list.map(({ question, answer }) => ({
    question,
    answer: answer.map(plainText).join(' '),
  }))
}
