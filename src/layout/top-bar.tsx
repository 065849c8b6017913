import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { language } from '#content/language.ts'
import { site } from '#content/site.ts'
import { publishedLanguages } from '#src/content/facts/company.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'
import { localizedPath, type LanguageId, languages } from '#src/languages.ts'
import { paths } from '#src/paths.ts'
import { LeaveQuickly } from './leave-quickly.tsx'
import { holdsUnsentInput } from '#src/forms/drafts.ts'

const pagePaths: string[] = Object.values(paths)

/** The languages, and the link to leave the site quickly. */
export function TopBar() {
  return (
    <div className="mx-auto flex max-w-page flex-wrap justify-between gap-x-1 px-5 text-label max-narrow:px-4 sm:justify-end sm:gap-x-7.5 md:px-margin print:hidden">
      <nav aria-label={site.languages} className="min-w-max max-w-44 grow sm:max-w-none sm:grow-0">
        <LanguageLinks className="flex flex-wrap justify-between gap-x-1 sm:gap-x-7.5" />
      </nav>
      <LeaveQuickly />
    </div>
  )
}

/** The same page in the other languages. */
export function LanguageLinks({ className }: { className: string }) {
  const { pathname } = useLocation()
  const path = pagePaths.includes(pathname) ? pathname : paths.home
  const keepsPage = useUnsentInput()
  return (
    <ul className={className}>
      {publishedLanguages.map((id) => (
        <li key={id} className="flex min-h-11 items-center">
          {id === language ? (
            <span aria-current="true" lang={languages[id].tag} className="active-underline">
              <Name id={id} />
            </span>
          ) : (
            <a
              href={localizedPath(id, path)}
              rel="alternate"
              hrefLang={languages[id].tag}
              lang={languages[id].tag}
              target={keepsPage ? '_blank' : undefined}
              className="flex min-h-11 min-w-6 items-center hover:link-underline"
            >
              <Name id={id} />
              {keepsPage ? (
                <span lang={languages[language].tag} className="sr-only">
                  {punctuation.comma + site.newTab}
                </span>
              ) : null}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Name({ id }: { id: LanguageId }) {
  const { name, short } = languages[id]
  if (name === short) return name
  return (
    <>
      <span aria-hidden="true" className="sm:hidden">
        {short}
      </span>
      <span className="max-sm:sr-only">{name}</span>
    </>
  )
}

function useUnsentInput(): boolean {
  const [isUnsent, setIsUnsent] = useState(false)
  useEffect(() => {
    function update() {
      setIsUnsent(holdsUnsentInput())
    }
    // The event `reset` comes before the fields are empty.
    const updateSoon = () => setTimeout(update)
    // Radix Select only fires `change`.
    const events = ['input', 'change', 'reset']
    // Text may have been typed before hydration.
    update()
    for (const event of events) document.addEventListener(event, updateSoon)
    return () => {
      for (const event of events) document.removeEventListener(event, updateSoon)
    }
  }, [])
  return isUnsent
}
