import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { leaveList as words } from '#content/leave-list.ts'
import { leaveToken } from '#shared/leave-token.ts'
import { isLeaveLink, leaveWaitlist } from '#src/forms/leave-waitlist.ts'
import { Sentence } from '#src/sections/prose.tsx'
import { Button } from '#src/ui/button.tsx'
import { useHydrated } from '#src/ui/hydrated.ts'

/**
 * How to leave the waitlist: a sentence, and a button for those who come from the announcement’s link,
 * which has their token in the fragment, because no server gets that.
 */
export function LeaveList() {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const [link, setLink] = useState('')
  const [state, setState] = useState<'asking' | 'sending' | 'left' | 'failed'>('asking')
  const heading = useRef<HTMLHeadingElement>(null)
  const outcome = useRef<HTMLOutputElement>(null)

  const given = isLeaveLink(hash) ? hash : ''
  // The prerendered page has no fragment.
  if (isHydrated && given && given !== link) {
    setLink(given)
    setState('asking')
  }
  const token = leaveToken(link)

  useEffect(() => {
    // Out of the address bar and the history, so that the token is not copied or bookmarked.
    if (given) history.replaceState(history.state, '', location.pathname + location.search)
  }, [given])

  useEffect(() => {
    if (link) heading.current?.focus()
  }, [link])

  useEffect(() => {
    if (state === 'left') outcome.current?.focus()
  }, [state])

  const how = <Sentence text={words.how} />
  if (!link) return <p className="mb-6 max-w-measure">{how}</p>

  async function leave(known: string): Promise<void> {
    setState('sending')
    setState((await leaveWaitlist(known)) ? 'left' : 'failed')
  }

  return (
    <section
      aria-labelledby="leave-list"
      className="mb-8 grid max-w-measure justify-items-start gap-4 rule-box p-6"
    >
      <h2 id="leave-list" ref={heading} tabIndex={-1} className="font-display text-h3">
        {words.title}
      </h2>
      {token ? null : <p>{how}</p>}
      {state === 'left' || !token ? null : (
        <>
          <p>{words.text}</p>
          <Button pending={state === 'sending'} onClick={() => void leave(token)}>
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
