import { localizedPath } from '#src/languages.ts'
import { paths, sectionPaths, type PagePath } from '#src/paths.ts'
import { company, publishedLanguages } from '../facts/company.ts'
import { helplines } from '../facts/helplines.ts'

/** A sentence names its link in brackets, `[Privacy Policy](privacy)`, and this says where it leads. */
export const links = {
  privacy: { to: paths.privacy },
  safety: { to: paths.safety },
  readers: { to: sectionPaths.whoReads },
  danger: { to: sectionPaths.danger },
  leaving: { to: sectionPaths.leaving },
  openToday: { to: sectionPaths.openToday },
  child: { to: sectionPaths.child },
  studies: { to: sectionPaths.studies },
  register: { to: sectionPaths.register },
  /** The notice is in the law's languages on the pages of every language. */
  malayPolicy: { href: localizedPath('ms', paths.privacy), lang: 'ms' },
  englishPolicy: { href: localizedPath('en', paths.privacy), lang: 'en' },
  otherLanguages: { href: '#in-other-languages' },
  contact: { to: paths.contact },
  figuresAndPlans: { to: sectionPaths.figuresAndPlans },
  befrienders: { href: `tel:${helplines.befrienders.phone.dial}` },
  emergency: { href: `tel:${helplines.emergency.phone.dial}` },
  privacyMail: { href: `mailto:${company.privacy}` },
  investorsMail: { href: `mailto:${company.investors}` },
  supportMail: { href: `mailto:${company.support}` },
  phone: { href: `tel:${company.phones[0]?.dial}` },
  commissioner: { href: 'https://www.pdp.gov.my' },
} as const satisfies Record<string, LinkTarget>

/** A link leads to a page of this site in the reader's language, or to an address as it stands. */
type LinkTarget = { to: PagePath } | { href: string; lang?: string }

/** A run is plain words, or the words of a link with its target. */
export type Run = string | { text: string; target: LinkTarget }

/** Takes a sentence apart into its words and its links in turn. */
export function runsOf(sentence: string): Run[] {
  return sentence
    .split(/(\[[^\]]+\]\(\w+\))/)
    .filter((piece) => piece !== '')
    .map(runOf)
}

/** Leaves out the lines that only lead to the Malay policy, where that is not published. */
export function linesShown(lines: readonly string[]): readonly string[] {
  if (publishedLanguages.includes('ms')) return lines
  return lines.filter((line) => !/\]\((?:malayPolicy|otherLanguages)\)/.test(line))
}

function runOf(piece: string): Run {
  const [, text, name] = /^\[(.+)\]\((\w+)\)$/.exec(piece) ?? []
  if (text === undefined) return piece
  const target = Object.entries<LinkTarget>(links).find(([known]) => known === name)?.[1]
  if (!target) throw new Error(`No link is called ${name} (src/content/sentences/links.ts).`)
  return { text, target }
}

/** Leaves out the names of links, as somebody does who reads the sentence out. */
export function plainText(sentence: string): string {
  return runsOf(sentence)
    .map((run) => (typeof run === 'string' ? run : run.text))
    .join('')
}
