import { notice } from '#content/form-notice.ts'
import { addressIn, languages } from '#src/languages.ts'
import { paths } from '#src/paths.ts'
import type { FormConsentWords, FormNoticeText, FormNoticeWords } from '#src/ui/form-notice.tsx'
import { notice as english } from './en/form-notice.ts'
import { company, formRetention } from './facts.ts'
import { notice as malay } from './ms/form-notice.ts'
import type { NoticeContent } from './types/form-notice.ts'

type Form = keyof NoticeContent['purposes']

/** On every page: the law asks for Malay and English (PDPA, section 7(3)). */
const others = [malay, english].filter(({ language }) => language !== notice.language)

const forms = {
  waitlist: { months: formRetention.waitlistMonths, mailbox: false, adultsOnly: false },
  contact: { months: formRetention.messageMonths, mailbox: true, adultsOnly: false },
  // Investors are of age.
  pitchDeck: { months: formRetention.messageMonths, mailbox: true, adultsOnly: true },
}

/** The notice before a form's first field. */
export function noticeFor(form: Form): FormNoticeWords {
  return {
    email: company.privacy,
    text: textIn(notice, form),
    others: others.map((other) => textIn(other, form)),
  }
}

function textIn(words: NoticeContent, form: Form): FormNoticeText {
  const { months, mailbox, adultsOnly } = forms[form]
  const { summary, deletion, policy, newTab, minors } = words
  return {
    lang: languages[words.language].tag,
    summary,
    text: words.purposes[form] + words.kept(months, mailbox),
    deletion,
    policy,
    policyAddress: addressIn(words.language, paths.privacy),
    newTab,
    minors: adultsOnly ? undefined : minors,
  }
}

/** Beside the button of a form that may hold something about health. */
export const healthConsent: FormConsentWords = [notice, ...others].map((words) => ({
  lang: languages[words.language].tag,
  text: words.healthConsent,
}))
