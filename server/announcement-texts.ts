import { announcement as en } from '../src/content/en/announcement.ts'
import { announcement as ms } from '../src/content/ms/announcement.ts'
import { announcement as ta } from '../src/content/ta/announcement.ts'
import { announcement as zh } from '../src/content/zh/announcement.ts'
import { teamMail } from '../src/content/facts/team-mail.ts'
import type { Translated } from '../src/content/types.ts'
import { languages, localizedPath, type LanguageId } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import type {
  AnnouncementText,
  AnnouncementTexts,
} from '../supabase/functions/_shared/announcement.ts'

export type AnnouncementLinks = { signUpUrl: string; siteOrigin: string }

/** Assembles the announcement in each language; whoever has none gets Malay and English in one mail. */
export function announcementTexts(links: AnnouncementLinks): AnnouncementTexts {
  const [malay, english] = [textIn('ms', ms, links), textIn('en', en, links)]
  return {
    en: english,
    ms: malay,
    zh: textIn('zh', zh, links),
    ta: textIn('ta', ta, links),
    none: {
      ...malay,
      subject: `${malay.subject} / ${english.subject}`,
      text: `${malay.text}\n----------------------------------------\n\n${english.text}`,
      language: `${malay.language}, ${english.language}`,
    },
  }
}

function textIn(
  language: LanguageId,
  words: Translated<typeof en>,
  { signUpUrl, siteOrigin }: AnnouncementLinks,
): AnnouncementText {
  const page = siteOrigin + localizedPath(language, paths.privacy)
  const paragraphs = [
    words.greeting,
    words.opened,
    words.product,
    `${words.signUp}\n${signUpUrl}`,
    words.tonight,
    `${words.leave}\n${page}#leave={token}`,
    words.deleted,
    words.team,
  ]
  return {
    subject: words.subject,
    text: `${paragraphs.join('\n\n')}\n`,
    language: languages[language].tag,
    unsubscribe: `${siteOrigin}/api/unsubscribe?token={token}&language=${language}`,
    unsubscribeSubject: teamMail.leaveWaitlist,
  }
}
