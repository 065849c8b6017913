import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { leaveList as words } from '#content/leave-list.ts'
import { Button } from '#src/ui/button.tsx'
import { useHydrated } from '#src/ui/hydrated.ts'

/**
 * The button for those who come from the announcement’s link, which has their token in the fragment: no
 * server gets that. Without scripts, a sentence for everybody.
 */
export function LeaveList() {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const [token, setToken] = useState<string>()
  const [state, setState] = useState<'asking' | 'sending' | 'left' | 'failed'>('asking')
  const heading = useRef<HTMLHeadingElement>(null)
  const outcome = useRef<HTMLOutputElement>(null)

  const [, given] = /^#leave=([0-9a-f]{64})$/.exec(hash) ?? []
  // The prerendered page has no fragment.
  if (isHydrated && given && given !== token) {
    setToken(given)
    setState('asking')
  }

  useEffect(() => {
    // Out of the address bar and the history, so that it is not copied or bookmarked.
    if (given) history.replaceState(history.state, '', location.pathname + location.search)
  }, [given])

  useEffect(() => {
    if (token) heading.current?.focus()
  }, [token])

  useEffect(() => {
    if (state === 'left') outcome.current?.focus()
  }, [state])

  if (!token)
    return (
      <noscript>
        <p className="mb-6 max-w-measure">{words.withoutScripts}</p>
      </noscript>
    )

  const leave = async () => {
    setState('sending')
    setState((await postToken(token)) ? 'left' : 'failed')
  }

  return (
    <section
      aria-labelledby="leave-list"
      className="mb-8 grid max-w-measure justify-items-start gap-4 rule-box p-6"
    >
      <h2 id="leave-list" ref={heading} tabIndex={-1} className="font-display text-h3">
        {words.title}
      </h2>
      {state === 'left' ? null : (
        <>
          <p>{words.text}</p>
          <Button pending={state === 'sending'} onClick={() => void leave()}>
            {state === 'sending' ? words.leaving : words.leave}
          </Button>
        </>
      )}
      <output ref={outcome} tabIndex={-1} className="block empty:hidden">
        {state === 'left' ? words.left : state === 'failed' ? words.failed : null}
      </output>
    </section>
  )
}

/** Returns whether the person is off the list. The body has the token, because servers log URLs. */
async function postToken(token: string): Promise<boolean> {
  try {
    const body = new URLSearchParams({ token })
    const response = await fetch('/api/unsubscribe', { method: 'POST', body })
    const answer: unknown = await response.json()
    return typeof answer === 'object' && answer !== null && Reflect.get(answer, 'success') === true
  } catch {
    return false
  }
}
