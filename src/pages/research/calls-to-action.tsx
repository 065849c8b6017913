import type { ReactNode } from 'react'
import { research } from '#content/research.ts'
import { keysOf } from '#src/keys-of.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import type { Tone } from '#src/palette.ts'
import { classes } from '#src/ui/classes.ts'
import { Cloth } from '#src/weave/cloth/cloth.tsx'
import { cloths } from '#src/weave/cloth/cloth-draft.ts'

export function CallsToAction() {
  const { participate, partner } = research
  return (
    <div className="bento">
      <CallToAction {...participate} tone="tone-green" className="md:col-span-13 md:pl-bleed">
        <ButtonLink to={paths.contact} subject={research.hero.subject} className="mt-7">
          {participate.action}
        </ButtonLink>
      </CallToAction>
      <CallToAction
        {...partner}
        tone="tone-night"
        className="md:col-span-13"
        picture={<PartnerCloths />}
      >
        <ButtonLink to={paths.forPartners} className="mt-7">
          {partner.action}
        </ButtonLink>
      </CallToAction>
    </div>
  )
}

/** A cloth hangs from the section's edge for each kind of partner that the text names. */
function PartnerCloths() {
  return (
    <div className="-mt-10 flex max-w-full gap-3 max-narrow:gap-0 md:-mt-14">
      {keysOf(cloths).map((kind) => (
        <Cloth isDeferred key={kind} kind={kind} cell={3} rows={30} />
      ))}
    </div>
  )
}

type CallToActionProps = {
  title: string
  text: string
  tone: Tone
  className: string
  picture?: ReactNode
  children: ReactNode
}

function CallToAction({ title, text, tone, className, picture, children }: CallToActionProps) {
  return (
    <section
      className={classes(
        tone,
        className,
        'flex flex-col items-start gap-6 px-5 py-10 md:px-margin md:py-14',
      )}
    >
      {picture}
      <h2 className="max-w-title font-display text-h2">{title}</h2>
      <div className="mt-auto">
        <p className="max-w-text">{text}</p>
        {children}
      </div>
    </section>
  )
}
