import { announcement as en } from '../src/content/en/announcement.ts'
import { announcement as ms } from '../src/content/ms/announcement.ts'
import { announcement as ta } from '../src/content/ta/announcement.ts'
import { announcement as zh } from '../src/content/zh/announcement.ts'
import { teamMail } from '../src/content/facts/team-mail.ts'
import type { Translated } from '../src/content/types.ts'
import { BRAND, company, publishedLanguages } from '../src/content/facts/company.ts'
import { owner } from '../src/content/owner.ts'
import { languages, localizedPath, unpublishedOf, type LanguageId } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import type {
  AnnouncementText,
  AnnouncementTexts,
} from '../supabase/functions/_shared/announcement.ts'

export type AnnouncementLinks = { signUpUrl: string; siteOrigin: string }

/** Assembles the announcement in each language; whoever has none, or one that is not published, gets Malay and English in one mail. */
export function announcementTexts(
  links: AnnouncementLinks,
  published: readonly LanguageId[] = publishedLanguages,
  minimumAge = owner.minimumAge,
): AnnouncementTexts {
  const textOf = (language: LanguageId, words: Words) => {
    const page = published.includes(language) ? language : 'en'
    return textIn(words, { ...links, language, page, minimumAge })
  }
  const own = {
    en: textOf('en', en),
    ms: textOf('ms', ms),
    zh: textOf('zh', zh),
    ta: textOf('ta', ta),
  }
  const both = {
    ...own.ms,
    subject: `${own.ms.subject} / ${own.en.subject}`,
    text: bothTexts(own.ms.text, own.en.text),
    textByName: bothTexts(own.ms.textByName, own.en.textByName),
    language: `${own.ms.language}, ${own.en.language}`,
  }
  const instead = unpublishedOf(published).map((id) => [id, both])
  return { ...own, ...Object.fromEntries(instead), none: both }
}

type Words = Translated<typeof en>

const bothTexts = (first: string, second: string) =>
  `${first}\n----------------------------------------\n\n${second}`

/** The pages are in the text's language, or in English where that language is not published. */
type Details = AnnouncementLinks & { language: LanguageId; page: LanguageId; minimumAge: number }

function textIn(
  words: Words,
  { signUpUrl, siteOrigin, language, page, minimumAge }: Details,
): AnnouncementText {
  const linkTo = (path: string) => `${siteOrigin}${localizedPath(page, path)}`
  const paragraphs = [
    words.opened,
    words.product,
    words.noTherapist(minimumAge),
    `${words.signUp}\n${signUpUrl}`,
    words.tonight,
    `${words.leave}\n${linkTo(paths.privacy)}#leave={token}`,
    words.deleted,
    words.team,
    `${words.site}\n${linkTo(paths.home)}`,
    `${words.safety}\n${linkTo(paths.safety)}`,
    [words.company, ...company.address].join('\n'),
  ]
  const after = (greeting: string) => `${[greeting, ...paragraphs].join('\n\n')}\n`
  return {
    sender: BRAND.name,
    subject: words.subject,
    text: after(words.greeting),
    textByName: after(words.greetingTo('{name}')),
    language: languages[language].tag,
    unsubscribe: `${siteOrigin}/api/unsubscribe?token={token}&language=${page}`,
    unsubscribeSubject: teamMail.leaveWaitlist,
  }
}
