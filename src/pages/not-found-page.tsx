import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { helplineWords } from '#content/helplines.ts'
import { notFound } from '#content/not-found.ts'
import { keysOf } from '#src/keys-of.ts'
import { PageMeta } from '#src/head/page-meta.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Digits404 } from '#src/weave/digits-404.tsx'

const links = {
  forUsers: paths.forUsers,
  howItWorks: paths.howItWorks,
  contact: paths.contact,
}

export default function NotFoundPage() {
  const { pathname } = useLocation()
  const [repaired, setRepaired] = useState(false)
  // Neither query nor hash is logged: they may hold personal data.
  useEffect(() => console.error('Page not found:', pathname), [pathname])
  return (
    <>
      <PageMeta {...notFound.meta} heading={notFound.code} />
      <div className="page-grid items-end gap-y-6 pt-6 pb-6 md:pt-14 md:pb-20">
        <div className="relative max-w-[min(40rem,88vw)] md:col-span-6">
          <h1 className="font-display text-h1">
            <span className="sr-only">{notFound.code}</span>
            <Digits404 repaired={repaired} />
          </h1>
          {/* An Easter egg for the mouse, hidden from screen readers and the tab order. */}
          <button
            type="button"
            aria-hidden="true"
            tabIndex={-1}
            onClick={() => setRepaired(!repaired)}
            className="without-app:hidden absolute bottom-[calc(5.5%-1.375rem)] left-[calc(67.6%-1.375rem)] size-11"
          />
        </div>
        <div className="md:col-span-6">
          <p className="font-display text-h2">{notFound.text}</p>
          <p className="mt-4 max-w-[28em] text-lead max-sm:text-lead-phone">{notFound.about}</p>
          <div className="mt-6">
            <ButtonLink to={paths.home}>{notFound.home}</ButtonLink>
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-8">
            <li>
              <ButtonLink to={sectionPaths.openToday} variant="quiet">
                {helplineWords.helpNow}
              </ButtonLink>
            </li>
            {keysOf(links).map((link) => (
              <li key={link}>
                <ButtonLink to={links[link]} variant="quiet">
                  {notFound.links[link]}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}
