import { createContext, type ReactNode, useContext } from 'react'
import type { ClaimId } from '#src/content/facts/claims.ts'
import type { Tone } from '#src/palette.ts'
import { classes } from '#src/ui/classes.ts'
import { PageTitle, type PageTitleProps } from './page-title.tsx'
import { StatusTag } from './status-tag.tsx'

/** The tone of the page's first section, which the layout gets from the route table. */
export const HeroTone = createContext<Tone>('tone-plain')

type HeroProps = Omit<PageTitleProps, 'className' | 'children'> & {
  title: ReactNode
  lead: string
  /** The claim whose status ends the lead. */
  mark?: ClaimId
  picture?: ReactNode
  /** Of the grid. */
  className: string
  /** Of one column for title, lead and actions, with the picture after it. Without it the picture stands before the actions. */
  wordsClassName?: string
  titleClassName?: string
  leadClassName?: string
  actionsClassName?: string
  /** The actions. */
  children: ReactNode
}

/** The first section of a page. The page places its parts. */
export function Hero({ title, lead, mark, picture, children, ...props }: HeroProps) {
  const { caption, isCaptionApart, isLong, wordsClassName } = props
  const text = (
    <>
      <PageTitle {...{ caption, isCaptionApart, isLong }} className={props.titleClassName}>
        {title}
      </PageTitle>
      <p className={classes('text-lead max-sm:text-lead-phone', props.leadClassName)}>
        {`${lead} `}
        {mark ? <StatusTag claim={mark} isInline className="items-baseline" /> : null}
      </p>
    </>
  )
  const actions = (
    <div className={classes('flex flex-wrap items-center gap-3', props.actionsClassName)}>
      {children}
    </div>
  )
  return (
    <section className={classes(useContext(HeroTone), 'overflow-hidden')}>
      <div className={classes('page-grid', props.className)}>
        {wordsClassName ? (
          <div className={wordsClassName}>
            {text}
            {actions}
          </div>
        ) : (
          text
        )}
        {picture}
        {wordsClassName ? null : actions}
      </div>
    </section>
  )
}
