import { ArrowUpRight } from 'lucide-react'
import type { PrivacyNoticeText, PrivacyNoticeWords } from '#src/content/privacy-notices.ts'

/** The privacy notice before a form's button, with the other legal languages collapsed. */
export function PrivacyNotice({ words }: { words: PrivacyNoticeWords }) {
  return (
    <div className="text-small text-soft">
      <NoticeText notice={words} words={words.text} />
      <div className="flex flex-wrap gap-x-5">
        <PolicyLink words={words.text} />
        {words.others.map((other) => (
          <details key={other.lang} lang={other.lang} className="open:w-full">
            <summary className="link-underline inline-flex min-h-11 items-center">
              {other.summary}
            </summary>
            <NoticeText notice={words} words={other} />
            <PolicyLink words={other} />
          </details>
        ))}
      </div>
    </div>
  )
}

type NoticeTextProps = { notice: PrivacyNoticeWords; words: PrivacyNoticeText }

function NoticeText({ notice: { email, mailto }, words }: NoticeTextProps) {
  return (
    <div className="grid max-w-measure gap-1">
      {words.healthDetails ? <p>{words.healthDetails}</p> : null}
      <p>
        {words.text[0]}
        <a href={mailto} className="link-underline hover:text-link-hover">
          {email}
        </a>
        {words.text[1]}
      </p>
    </div>
  )
}

function PolicyLink({ words }: { words: PrivacyNoticeText }) {
  return (
    <a
      href={words.policyPath}
      target="_blank"
      className="link-underline inline-flex min-h-11 items-center gap-1 whitespace-nowrap hover:text-link-hover"
    >
      <span>
        {words.policy}
        <ArrowUpRight size={16} className="inline" />
        <span className="sr-only">{words.newTab}</span>
      </span>
    </a>
  )
}
