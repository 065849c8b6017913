import { createContext, type ReactNode, useContext } from 'react'
import type { ClaimId } from '#src/content/facts/claims.ts'
import type { Tone } from '#src/palette.ts'
import { classes } from '#src/ui/classes.ts'
import { StatusTag } from './status-tag.tsx'

/** The tone of the page's first section, which the layout gets from the route table. */
export const HeroTone = createContext<Tone>('tone-plain')

/** From 900 px; in narrower windows the parts stand one below another. */
const layouts = {
  /** Two parts side by side. The first has `--first` of twelve columns, without it six. */
  beside: 'hero-beside',
  /** The lead and the actions after it side by side, everything else over the whole width. The lead has `--first` columns. */
  below: 'hero-below',
  /** The last part, a picture, beside all others, which have `--first` columns. */
  around: 'hero-around',
}

type HeroLayoutProps = { layout: keyof typeof layouts; className?: string; children: ReactNode }

/** The first section of a page: `PageTitle`, `Lead`, `Actions` and often a picture, `hero-picture`. */
export function HeroLayout({ layout, className, children }: HeroLayoutProps) {
  return (
    <section className={classes(useContext(HeroTone), 'overflow-hidden')}>
      <div
        className={classes(
          'page-grid pt-(--before-title) pb-(--before-picture)',
          layouts[layout],
          className,
        )}
      >
        {children}
      </div>
    </section>
  )
}

type LeadProps = {
  /** The claim whose status ends the lead. */
  mark?: ClaimId
  className?: string
  children: ReactNode
}

export function Lead({ mark, className, children }: LeadProps) {
  return (
    <p className={classes('mt-(--before-lead) text-lead max-sm:text-lead-phone', className)}>
      {children} {mark ? <StatusTag claim={mark} isInline className="items-baseline" /> : null}
    </p>
  )
}

type ActionsProps = { className?: string; children: ReactNode }

export function Actions({ className, children }: ActionsProps) {
  return (
    <div className={classes('mt-(--before-actions) flex flex-wrap items-center gap-3', className)}>
      {children}
    </div>
  )
}
