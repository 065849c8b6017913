import type { ReactNode } from 'react'
import { language } from '#content/language.ts'
import { visit as words } from '#content/visit.ts'
import { languages } from '#src/languages.ts'
import { readVisit, type SentRequest, type Visit } from './read-visit.ts'

const header = 'Content-Security-Policy'
const kept = ['cookies', 'storage', 'databases', 'workers'] as const

export async function lookAtVisit(): Promise<{ conclusion: string; list: ReactNode }> {
  const visit = await readVisit()
  const isWell =
    visit.policy !== '' &&
    visit.requests.every(({ purpose }) => purpose !== 'unknown') &&
    kept.every((what) => (visit[what] ?? []).length === 0)
  return {
    conclusion: isWell ? words.allWell : words.notWell,
    list: <VisitList visit={visit} />,
  }
}

/** Each row says how to check it in the browser. */
function VisitList({ visit }: { visit: Visit }) {
  return (
    <div className="grid gap-6">
      <Row {...words.requests} count={visit.requests.length}>
        <ul>
          {visit.requests.map((request, index) => (
            // One file may be fetched twice.
            <Request key={index} request={request} />
          ))}
        </ul>
      </Row>
      {kept.map((what) => (
        <Row key={what} {...words[what]} count={visit[what]?.length ?? null}>
          <ul>
            {visit[what]?.map((name) => (
              <li key={name} className="wrap-anywhere">
                {name} <Wrong />
              </li>
            ))}
          </ul>
        </Row>
      ))}
      <Row {...words.policy} count={visit.policy === null ? null : undefined}>
        {visit.policy === '' ? (
          <p>
            {words.policy.missing} <Wrong />
          </p>
        ) : (
          <>
            <p>{words.policy.text}</p>
            <details>
              <summary className="link-underline inline-flex min-h-11 items-center">
                {header}
              </summary>
              <code className="block text-small wrap-anywhere">{visit.policy}</code>
            </details>
          </>
        )}
      </Row>
      <Row {...words.forms}>
        <dl className="grid gap-2">
          {words.forms.sent.map(({ form, text }) => (
            <div key={form}>
              <dt className="font-semibold">{form}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2">{words.forms.never}</p>
      </Row>
    </div>
  )
}

type RowProps = {
  title: string
  check: string
  count?: number | null | undefined
  children: ReactNode
}

function Row({ title, check, count, children }: RowProps) {
  return (
    <section aria-label={title} className="grid gap-2 border-t border-line pt-4">
      <h4 className="font-semibold">
        {title}
        {count ? `: ${count}` : null}
      </h4>
      {count === 0 ? <p>{words.none}</p> : null}
      {count === null ? <p>{words.untold}</p> : children}
      <p className="text-small text-soft">{check}</p>
    </section>
  )
}

function Request({ request: { host, path, purpose, bytes } }: { request: SentRequest }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1 first:border-t-0">
      <span>
        {words.requests.purposes[purpose]} {purpose === 'unknown' ? <Wrong /> : null}
      </span>
      <span>{sizeOf(bytes)}</span>
      <span className="w-full text-small text-soft wrap-anywhere">{host + path}</span>
    </li>
  )
}

function Wrong() {
  return <strong className="bg-error-bg px-2 text-error">{words.wrong}</strong>
}

const kilobytes = new Intl.NumberFormat(languages[language].tag, {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 1,
})

function sizeOf(bytes: number | null): string {
  if (bytes === null) return words.untold
  return bytes === 0 ? words.requests.stored : kilobytes.format(bytes / 1000)
}
