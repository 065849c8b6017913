/** What React put into a page's head, read back so that previews say exactly the same. */
export type PageWords = { title: string; description: string; canonical: string | undefined }

export function readHead(path: string, head: string): PageWords {
  function find(what: string, pattern: RegExp): string {
    const found = pattern.exec(head)?.[1]
    if (!found) throw new Error(`The page ${path} has no ${what} (PageMeta).`)
    return found
  }
  return {
    title: find('title', /<title>([^<]*)<\/title>/),
    description: find('description', /<meta name="description" content="([^"]*)"/),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
  }
}

export type Preview = {
  siteName: string
  language: string
  /** Absolute address of the preview image. */
  image: string
}

/** Tags for shared links and search engines; all words are already escaped by React. */
export function previewTags(words: PageWords, preview: Preview): string {
  const { title, description, canonical } = words
  const properties: [string, string | undefined][] = [
    ['og:type', 'website'],
    ['og:site_name', preview.siteName],
    ['og:locale', preview.language],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', preview.image],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
  ]
  const tags = properties.flatMap(([property, content]) =>
    content ? [`<meta property="${property}" content="${content}"/>`] : [],
  )
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image"/>`
}

/** A data block: browsers never run it, so the policy needs no hash for it. */
export function structuredDataTag(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
}

export function unescapeHtml(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
