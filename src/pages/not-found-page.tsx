import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { notFound } from '#content/not-found.ts'
import { PageMeta } from '#src/layout/page-meta.tsx'
import { ActionButton } from '#src/ui/action-button.tsx'
import { Digits404 } from '#src/weave/digits.tsx'

export function NotFoundPage() {
  useMissingPathLog()
  return (
    <>
      <PageMeta {...notFound.meta} />
      <div className="page-grid gap-y-12 pt-8 pb-section md:pt-14">
        <h1 className="font-display text-h1">
          <span className="sr-only">{notFound.code}</span>
          <Digits404 />
        </h1>
        <div className="md:col-span-7 md:col-start-6">
          <p className="font-display text-h2">{notFound.text}</p>
          <div className="mt-8">
            <ActionButton action={notFound.action} />
          </div>
        </div>
      </div>
    </>
  )
}

/** Notes each missing page once: its path, never the query or the hash, which may hold personal data. */
function useMissingPathLog() {
  const { pathname } = useLocation()
  const logged = useRef('')
  useEffect(() => {
    if (logged.current === pathname) return
    logged.current = pathname
    console.error('Page not found:', pathname)
  }, [pathname])
}
