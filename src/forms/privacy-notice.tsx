import { ArrowUpRight } from 'lucide-react'
import { language } from '#content/language.ts'
import { privacyNotice } from '#content/privacy-notice.ts'
import { privacyNotice as english } from '#src/content/en/privacy-notice.ts'
import { company, publishedLanguages } from '#src/content/facts/company.ts'
import { teamMail } from '#src/content/facts/team-mail.ts'
import { privacyNotice as malay } from '#src/content/ms/privacy-notice.ts'
import { punctuationOf } from '#src/content/sentences/punctuation.ts'
import type { Translated } from '#src/content/types.ts'
import { type LanguageId, languages, localizedPath } from '#src/languages.ts'
import { paths } from '#src/paths.ts'
import { unbroken, Value } from '#src/ui/unbroken.tsx'

export type NoticeForm = keyof typeof english.forms

type Notice = { id: LanguageId; words: Translated<typeof english> }
type FormNotice = Notice & { form: NoticeForm }

/** The law asks for Malay and English on every page (PDPA, section 7(3)). */
const ofTheLaw: Notice[] = [
  { id: 'ms', words: malay },
  { id: 'en', words: english },
]
const own: Notice = { id: language, words: privacyNotice }
const others = ofTheLaw.filter(({ id }) => id !== language && publishedLanguages.includes(id))

/**
 * Says before a form's button who uses the data for what, how long, where, and how to withdraw; one
 * click opens the other legal languages.
 */
export function PrivacyNotice({ form }: { form: NoticeForm }) {
  return (
    <div className="text-small text-soft">
      <NoticeText {...own} form={form} />
      <div className="flex flex-wrap gap-x-3 sm:gap-x-5">
        <PolicyLink {...own} />
        {others.map((other) => (
          <details key={other.id} lang={languages[other.id].tag} className="open:w-full">
            <summary className="link-underline inline-flex min-h-11 items-center">
              {other.words.summary}
            </summary>
            <NoticeText {...other} form={form} />
            <PolicyLink {...other} />
          </details>
        ))}
      </div>
    </div>
  )
}

function NoticeText({ id, words, form }: FormNotice) {
  const [before, after] = words.forms[form]
  const subject =
    form === 'waitlist' ? `?subject=${encodeURIComponent(teamMail.leaveWaitlist)}` : ''
  return (
    <div className="grid max-w-measure gap-1">
      {/* The page's own language has this sentence at the field. */}
      {form === 'contact' && id !== language ? <p>{unbroken(words.healthDetails)}</p> : null}
      <p>
        {before}
        <a
          href={`mailto:${company.privacy}${subject}`}
          className="py-1 link-underline hover:text-link-hover"
        >
          <Value>{company.privacy}</Value>
        </a>
        {after}
      </p>
    </div>
  )
}

function PolicyLink({ id, words }: Notice) {
  return (
    <a
      href={localizedPath(id, paths.privacy)}
      target="_blank"
      className="link-underline inline-flex min-h-11 items-center gap-1 whitespace-nowrap hover:text-link-hover"
    >
      <span>
        {words.policy}
        <ArrowUpRight size={16} className="inline" />
        {/* Without the comma Chromium drops the space from the link's accessible name. */}
        <span className="sr-only">{punctuationOf[id].comma + words.newTab}</span>
      </span>
    </a>
  )
}
