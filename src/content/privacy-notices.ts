import { privacyNotice } from '#content/privacy-notice.ts'
import { language } from '#content/language.ts'
import { localizedPath, languages, type LanguageId } from '#src/languages.ts'
import { paths } from '#src/paths.ts'
import { privacyNotice as english } from './en/privacy-notice.ts'
import { company, publishedLanguages } from './facts/company.ts'
import { privacyNotice as malay } from './ms/privacy-notice.ts'
import { punctuationOf } from './punctuation.ts'
import { teamMail } from './team-mail.ts'
import type { Translated } from './types.ts'

/** A notice says in one language who uses the data for what, how long, where, and how to withdraw. */
export type PrivacyNoticeText = {
  lang: string
  /** The summary names it among the other languages' notices. */
  summary: string
  text: readonly [beforeAddress: string, afterAddress: string]
  /** The page's own language has this sentence at the field. */
  healthDetails: string | undefined
  policy: string
  policyPath: string
  /** Starts with a comma: without it Chromium drops the space from the link's accessible name. */
  newTab: string
}

export type PrivacyNoticeWords = {
  email: string
  /** The address with the subject of the mail, where one form has its own. */
  mailto: string
  text: PrivacyNoticeText
  /** The other languages in which the law asks for the notice; one tap opens them. */
  others: readonly PrivacyNoticeText[]
}

type NoticeIn = { id: LanguageId; words: Translated<typeof english> }
type Form = keyof typeof english.forms

/** The law asks for Malay and English on every page (PDPA, section 7(3)). */
const ofTheLaw: NoticeIn[] = [
  { id: 'ms', words: malay },
  { id: 'en', words: english },
]
const own: NoticeIn = { id: language, words: privacyNotice }
const others = ofTheLaw.filter(({ id }) => id !== language && publishedLanguages.includes(id))

/** Returns the notice above a form's button. */
export function privacyNoticeFor(form: Form): PrivacyNoticeWords {
  const subject = `?subject=${encodeURIComponent(teamMail.leaveWaitlist)}`
  return {
    email: company.privacy,
    mailto: `mailto:${company.privacy}${form === 'waitlist' ? subject : ''}`,
    text: textIn(own, form),
    others: others.map((other) => textIn(other, form)),
  }
}

function textIn({ id, words }: NoticeIn, form: Form): PrivacyNoticeText {
  return {
    lang: languages[id].tag,
    summary: words.summary,
    text: words.forms[form],
    healthDetails: form === 'contact' && id !== language ? words.healthDetails : undefined,
    policy: words.policy,
    policyPath: localizedPath(id, paths.privacy),
    newTab: punctuationOf[id].comma + words.newTab,
  }
}
