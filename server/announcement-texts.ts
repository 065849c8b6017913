import { announcement as en } from '../src/content/en/announcement.ts'
import { announcement as ms } from '../src/content/ms/announcement.ts'
import { announcement as ta } from '../src/content/ta/announcement.ts'
import { announcement as zh } from '../src/content/zh/announcement.ts'
import { teamMail } from '../src/content/facts/team-mail.ts'
import type { Translated } from '../src/content/types.ts'
import { publishedLanguages } from '../src/content/facts/company.ts'
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
): AnnouncementTexts {
  const textOf = (language: LanguageId, words: Words) =>
    textIn(words, { ...links, language, page: published.includes(language) ? language : 'en' })
  const own = {
    en: textOf('en', en),
    ms: textOf('ms', ms),
    zh: textOf('zh', zh),
    ta: textOf('ta', ta),
  }
  const both = {
    ...own.ms,
    subject: `${own.ms.subject} / ${own.en.subject}`,
    text: `${own.ms.text}\n----------------------------------------\n\n${own.en.text}`,
    language: `${own.ms.language}, ${own.en.language}`,
  }
  const instead = unpublishedOf(published).map((id) => [id, both])
  return { ...own, ...Object.fromEntries(instead), none: both }
}

type Words = Translated<typeof en>

/** The page is in the text's language, or in English where that language is not published. */
type Addresses = AnnouncementLinks & { language: LanguageId; page: LanguageId }

function textIn(
  words: Words,
  { signUpUrl, siteOrigin, language, page }: Addresses,
): AnnouncementText {
  const leave = `${siteOrigin}${localizedPath(page, paths.privacy)}#leave={token}`
  const paragraphs = [
    words.greeting,
    words.opened,
    words.product,
    `${words.signUp}\n${signUpUrl}`,
    words.tonight,
    `${words.leave}\n${leave}`,
    words.deleted,
    words.team,
  ]
  return {
    subject: words.subject,
    text: `${paragraphs.join('\n\n')}\n`,
    language: languages[language].tag,
    unsubscribe: `${siteOrigin}/api/unsubscribe?token={token}&language=${page}`,
    unsubscribeSubject: teamMail.leaveWaitlist,
  }
}
