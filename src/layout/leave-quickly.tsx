import { useEffect, useState } from 'react'
import { leaving } from '#content/leaving.ts'
import { forgetDrafts } from '#src/forms/drafts.ts'
import { neutralPage } from '#src/content/facts/browsers.ts'

/** A link like GOV.UK's "Exit this page"; without scripts an ordinary one. */
export function LeaveQuickly() {
  const isOnePressLeft = useShiftPresses(leave)
  return (
    <section
      aria-label={leaving.link}
      className="ml-auto flex min-h-11 items-center justify-end sm:ml-0"
    >
      <LeaveLink />
      {/* Only for the link's description. */}
      <p id="leaving-limits" hidden>
        {leaving.limits}
      </p>
      <output className="sr-only">{isOnePressLeft ? leaving.onceMore : null}</output>
    </section>
  )
}

type LeaveLinkProps = { className?: string }

/** Also in the menu, which a phone shows at any place of a page. */
export function LeaveLink({
  className = 'flex min-h-11 min-w-11 items-center font-semibold hover:link-underline',
}: LeaveLinkProps) {
  return (
    <a
      href={neutralPage}
      rel="nofollow noreferrer"
      aria-describedby="leaving-limits"
      onClick={(event) => {
        event.preventDefault()
        leave()
      }}
      className={className}
    >
      {leaving.link}
    </a>
  )
}

/** Blanks page and fields at once, as the next page may load slowly, and replaces the history entry. */
function leave(): void {
  document.documentElement.hidden = true
  document.title = ''
  forgetDrafts()
  for (const form of document.forms) form.reset()
  location.replace(neutralPage)
}

/** Restart the count after this pause (ms). */
const longestPause = 5000

function useShiftPresses(onThirdPress: () => void): boolean {
  const [isOneLeft, setIsOneLeft] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    let presses = 0
    let isAlone = false
    let last = 0

    function onKeyDown({ key, target, isComposing }: KeyboardEvent) {
      isAlone = key === 'Shift' && !isComposing && !isFieldWithText(target)
      if (isAlone) return
      presses = 0
      setIsOneLeft(false)
    }
    // On `keyup`, because a Shift with a letter in between was for a capital.
    function onKeyUp({ key, timeStamp }: KeyboardEvent) {
      if (key !== 'Shift' || !isAlone) return
      presses = timeStamp - last < longestPause ? presses + 1 : 1
      last = timeStamp
      setIsOneLeft(presses === 2)
      if (presses === 3) onThirdPress()
    }
    document.addEventListener('keydown', onKeyDown, listening)
    document.addEventListener('keyup', onKeyUp, listening)
    return () => listening.abort()
  }, [onThirdPress])
  return isOneLeft
}

/** While somebody types, Shift is for capitals. */
function isFieldWithText(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && target.value !== ''
}
