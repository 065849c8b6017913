import { BRAND, contact } from './facts.ts'

export type DescribedPage = {
  path: string
  title: string
  description: string
  questions?: { question: string; answer: string }[] | undefined
}

const organization = `${contact.siteOrigin}/#organization`
const website = `${contact.siteOrigin}/#website`

/** What search engines may read about a page (schema.org): only what the page itself says. */
export function structuredData(page: DescribedPage, language: string): object {
  const url = `${contact.siteOrigin}${page.path}`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: BRAND.name,
        url: `${contact.siteOrigin}/`,
        logo: `${contact.siteOrigin}/favicon.svg`,
        email: contact.support,
        telephone: [contact.phones.malaysia.dial, contact.phones.singapore.dial],
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Kuala Lumpur',
          addressCountry: 'MY',
        },
      },
      {
        '@type': 'WebSite',
        '@id': website,
        name: BRAND.name,
        url: `${contact.siteOrigin}/`,
        inLanguage: language,
        publisher: { '@id': organization },
      },
      {
        '@type': 'WebPage',
        '@id': url,
        url,
        name: page.title,
        description: page.description,
        inLanguage: language,
        isPartOf: { '@id': website },
      },
      ...(page.path === '/' ? [] : [breadcrumbs(page, url)]),
      ...(page.questions ? [questions(page.questions, url)] : []),
    ],
  }
}

function breadcrumbs(page: DescribedPage, url: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: BRAND.name, item: `${contact.siteOrigin}/` },
      { '@type': 'ListItem', position: 2, name: page.title, item: url },
    ],
  }
}

function questions(list: NonNullable<DescribedPage['questions']>, url: string): object {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    mainEntity: list.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
