import { ArrowUpRight } from 'lucide-react'
import type {
  FormConsentWords,
  PrivacyNoticeText,
  PrivacyNoticeWords,
} from '#src/content/privacy-notices.ts'

/** The privacy notice before a form's button, with the other legal languages collapsed. */
export function PrivacyNotice({ words: { email, text, others } }: { words: PrivacyNoticeWords }) {
  return (
    <div className="grid gap-1 text-small text-soft">
      <NoticeText email={email} words={text} />
      {others.map((other) => (
        <details key={other.lang} lang={other.lang}>
          <summary className="link-underline inline-flex min-h-11 items-center">
            {other.summary}
          </summary>
          <NoticeText email={email} words={other} />
        </details>
      ))}
    </div>
  )
}

type NoticeTextProps = { email: string; words: PrivacyNoticeText }

function NoticeText({ email, words }: NoticeTextProps) {
  return (
    <div className="grid max-w-measure gap-1">
      <p>
        {words.text}
        {words.deletion[0]}
        <a href={`mailto:${email}`} className="link-underline hover:text-link-hover">
          {email}
        </a>
        {words.deletion[1]}
        <a
          href={words.policyPath}
          target="_blank"
          className="link-underline whitespace-nowrap hover:text-link-hover"
        >
          {words.policy}
          <ArrowUpRight size={16} className="inline" />
          <span className="sr-only">{words.newTab}</span>
        </a>
      </p>
      {words.minors ? <p>{words.minors}</p> : null}
    </div>
  )
}

/** Only the page's language has the id, because `aria-describedby` cannot mix languages. */
export function FormConsent({ id, words }: { id: string; words: FormConsentWords }) {
  return (
    <div className="grid max-w-measure gap-1 text-small">
      {words.map(({ lang, text }, index) => (
        <p key={lang} lang={lang} {...(index === 0 ? { id } : { className: 'text-soft' })}>
          {text}
        </p>
      ))}
    </div>
  )
}
