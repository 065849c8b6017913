import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Path } from '#src/paths.ts'

/** One language of a notice: what is collected and why, how to have it deleted, where the rest stands. */
export type FormNoticeText = {
  text: string
  deletion: string
  policy: string
  newTab: string
  /** For those who are not of age, where they may be among the visitors. */
  minors?: string | undefined
}

export type FormNoticeWords = {
  email: string
  policyPath: Path
  main: FormNoticeText
  /** The same in the second language that the law asks for, one tap away. */
  also: FormNoticeText & { lang: string; summary: string; hash: `#${string}` }
}

/** What sending a form agrees to, in both languages in sight: nobody consents to what is folded away. */
export type FormConsentWords = { text: string; also: { lang: string; text: string } }

type FormNoticeProps = { id?: string; words: FormNoticeWords }

/** What happens to what is typed into a form, said before its first field. */
export function FormNotice({ id, words }: FormNoticeProps) {
  return (
    <div className="grid gap-1 text-small text-soft">
      <NoticeText id={id} words={words} text={words.main} />
      <details lang={words.also.lang}>
        <summary className="link-underline inline-flex min-h-11 items-center">
          {words.also.summary}
        </summary>
        <NoticeText words={words} text={words.also} hash={words.also.hash} />
      </details>
    </div>
  )
}

type NoticeTextProps = {
  id?: string | undefined
  words: FormNoticeWords
  text: FormNoticeText
  hash?: string
}

function NoticeText({ id, words, text, hash = '' }: NoticeTextProps) {
  return (
    <div id={id} className="grid max-w-measure gap-1">
      <p>
        {text.text} {text.deletion}{' '}
        <a href={`mailto:${words.email}`} className="link-underline hover:text-link-hover">
          {words.email}
        </a>
        . {/* A new tab, so that nothing typed is lost. */}
        <Link
          to={`${words.policyPath}${hash}`}
          target="_blank"
          className="link-underline whitespace-nowrap hover:text-link-hover"
        >
          {text.policy}
          <ArrowUpRight aria-hidden="true" size={16} className="inline" />{' '}
          <span className="sr-only">({text.newTab})</span>
        </Link>
      </p>
      {text.minors ? <p>{text.minors}</p> : null}
    </div>
  )
}

/** The sentence beside a form's button that says what is agreed to by pressing it. */
export function FormConsent({ id, words }: { id: string; words: FormConsentWords }) {
  return (
    <div id={id} className="grid max-w-measure gap-1 text-small">
      <p>{words.text}</p>
      <p lang={words.also.lang}>{words.also.text}</p>
    </div>
  )
}
