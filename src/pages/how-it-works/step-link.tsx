import { useEffect } from 'react'
import { Link, type LinkProps, useLocation } from 'react-router-dom'
import { type Step, steps } from './bands.tsx'
import { linkedTalk, type Talk } from './talk.ts'

type StepLinkProps = Omit<LinkProps, 'to' | 'onClick'> & { step: Step }

/** Leads to another step of the page. The entry of the history that is left keeps where the page was scrolled to. */
export function StepLink({ step, ...link }: StepLinkProps) {
  return <Link to={`#step-${step}`} onClick={keepPlace} {...link} />
}

function keepPlace(): void {
  replaceState({ place: window.scrollY })
}

/** Returns where the page was scrolled to when a link to a step was pressed, once after Back. */
function takePlace(): number | null {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('place' in state)) return null
  replaceState({ place: undefined })
  return typeof state.place === 'number' ? state.place : null
}

/** Beside what the router keeps there. */
function replaceState(added: { place: number | undefined }): void {
  const state: unknown = history.state
  history.replaceState({ ...(typeof state === 'object' ? state : null), ...added }, '')
}

/** Opens the step that the address names, or one of whose parts it names, such as #voice-ms; Back returns to where its link was pressed. A conversation that is named opens with `onTalk`. */
export function useStepInAddress(goTo: (step: number) => void, onTalk: (talk: Talk) => void): void {
  const location = useLocation()
  useEffect(() => {
    const place = takePlace()
    if (place !== null) {
      window.scrollTo({ top: place, behavior: 'instant' })
      return
    }
    const target = document.getElementById(location.hash.slice(1))
    const step = steps.findIndex((id) => target?.closest(`#step-${id}`))
    if (!target || step < 0) return
    // In the list, the styles that came with the app have moved it since the browser scrolled there.
    target.scrollIntoView({ block: 'start' })
    goTo(step + 1)
    const talk = linkedTalk(location.hash)
    if (!talk) return
    onTalk(talk)
    // A change of page runs this twice, and the second time scrolls the conversation back to its first line.
    target.querySelector(`ol > :nth-child(${talk.turns})`)?.scrollIntoView({ block: 'nearest' })
  }, [location, goTo, onTalk])
}
