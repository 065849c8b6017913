import { language } from '#content/language.ts'
import { languages } from '#src/languages.ts'
import { paths } from '#src/paths.ts'
import { absoluteUrl } from './absolute-url.ts'
import { BRAND, company } from '#src/content/facts/company.ts'
import { owner } from '#src/content/owner.ts'

type DescribedPage = {
  path: string
  title: string
  description: string
  questions?: { question: string; answer: string }[] | undefined
}

const organization = `${company.siteOrigin}/#organization`
const home = absoluteUrl(paths.home)
const website = `${home}#website`

const profiles = Object.values(owner.socialLinks).filter(Boolean)

/** The home page has it, once for the whole site. */
const details = {
  logo: `${company.siteOrigin}/favicon.svg`,
  email: company.support,
  telephone: company.phones.map(({ dial }) => dial),
  legalName: company.name,
  ...(profiles.length > 0 && { sameAs: profiles }),
  address: {
    '@type': 'PostalAddress',
    ...(company.address.length > 0 && { streetAddress: company.address.join(', ') }),
    addressLocality: 'Kuala Lumpur',
    addressCountry: 'MY',
  },
}

/** Tells search engines (schema.org) only facts that the site itself says. */
export function structuredData(page: DescribedPage): object {
  const url = absoluteUrl(page.path)
  const inLanguage = languages[language].tag
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: BRAND.name,
        url: `${company.siteOrigin}/`,
        ...(page.path === '/' ? details : {}),
      },
      {
        '@type': 'WebSite',
        '@id': website,
        name: BRAND.name,
        url: home,
        inLanguage,
        publisher: { '@id': organization },
      },
      {
        '@type': 'WebPage',
        '@id': url,
        url,
        name: page.title,
        description: page.description,
        inLanguage,
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
      { '@type': 'ListItem', position: 1, name: BRAND.name, item: home },
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
