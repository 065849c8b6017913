import { Link, type LinkProps } from 'react-router-dom'
import type { Step } from './bands.tsx'

type StepLinkProps = Omit<LinkProps, 'to' | 'onClick'> & { step: Step }

/** Leads to another step of the page. The entry of the history that is left keeps where the page was scrolled to. */
export function StepLink({ step, ...link }: StepLinkProps) {
  return <Link to={`#step-${step}`} onClick={keepPlace} {...link} />
}

function keepPlace(): void {
  replaceState({ place: window.scrollY })
}

/** Returns where the page was scrolled to when a link to a step was pressed, once after Back. */
export function takePlace(): number | null {
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
