import { privacyNotice } from '#content/privacy-notice.ts'
import { language } from '#content/language.ts'
import { localizedPath, languages, type LanguageId } from '#src/languages.ts'
import { paths } from '#src/paths.ts'
import { privacyNotice as english } from './en/privacy-notice.ts'
import { company, formRetention } from './facts.ts'
import { privacyNotice as malay } from './ms/privacy-notice.ts'
import { punctuationOf } from './punctuation.ts'
import type { Translated } from './types.ts'

/** A notice says in one language which data is collected and why, how to have it deleted, and where to read more. */
export type PrivacyNoticeText = {
  lang: string
  /** The summary names it among the other languages' notices. */
  summary: string
  text: string
  deletion: readonly [before: string, after: string]
  policy: string
  policyPath: string
  /** Starts with a comma: without it Chromium drops the space from the link's accessible name. */
  newTab: string
  /** People under age read it, where they may be among the visitors. */
  minors: string | undefined
}

export type PrivacyNoticeWords = {
  email: string
  text: PrivacyNoticeText
  /** The law asks for the notice in these languages, too; they are one tap away. */
  others: readonly PrivacyNoticeText[]
}

/** Consent is visible in every language: nobody consents to a collapsed text. */
export type FormConsentWords = readonly { lang: string; text: string }[]

type NoticeIn = { id: LanguageId; words: Translated<typeof english> }
type Form = keyof typeof english.purposes

/** The law asks for Malay and English on every page (PDPA, section 7(3)). */
const ofTheLaw: NoticeIn[] = [
  { id: 'ms', words: malay },
  { id: 'en', words: english },
]
const own: NoticeIn = { id: language, words: privacyNotice }
const others = ofTheLaw.filter(({ id }) => id !== language)

const forms = {
  waitlist: { months: formRetention.waitlistMonths, mailbox: false, adultsOnly: false },
  contact: { months: formRetention.messageMonths, mailbox: true, adultsOnly: false },
  // Investors are of age.
  pitchDeck: { months: formRetention.messageMonths, mailbox: true, adultsOnly: true },
}

/** Returns the notice above a form's button. */
export function privacyNoticeFor(form: Form): PrivacyNoticeWords {
  return {
    email: company.privacy,
    text: textIn(own, form),
    others: others.map((other) => textIn(other, form)),
  }
}

function textIn({ id, words }: NoticeIn, form: Form): PrivacyNoticeText {
  const { months, mailbox, adultsOnly } = forms[form]
  const { summary, deletion, policy, newTab, minors } = words
  return {
    lang: languages[id].tag,
    summary,
    text: words.purposes[form] + words.kept(months, mailbox),
    deletion,
    policy,
    policyPath: localizedPath(id, paths.privacy),
    newTab: punctuationOf[id].comma + newTab,
    minors: adultsOnly ? undefined : minors,
  }
}

/** Shown beside the button of a form that may hold something about health. */
export const healthConsent: FormConsentWords = [own, ...others].map(({ id, words }) => ({
  lang: languages[id].tag,
  text: words.healthConsent,
}))
