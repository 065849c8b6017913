import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { research } from '#content/research.ts'
import { keysOf } from '#src/keys-of.ts'
import { type PagePath, paths } from '#src/paths.ts'
import type { Tone } from '#src/palette.ts'
import { Sentence } from '#src/sections/prose.tsx'
import { classes } from '#src/ui/classes.ts'
import { Cloth } from '#src/weave/cloth/cloth.tsx'
import { cloths } from '#src/weave/cloth/cloth-draft.ts'

export function CallsToAction() {
  const { hero, participate, partner } = research
  return (
    <div className="bento">
      <CallToAction
        {...participate}
        to={paths.contact}
        subject={hero.subject}
        tone="tone-green"
        className="md:pl-bleed"
      />
      <CallToAction {...partner} to={paths.forPartners} tone="tone-night" className="md:pr-bleed">
        <PartnerCloths />
      </CallToAction>
    </div>
  )
}

/** A cloth hangs from the section's edge for each kind of partner that the text names. */
function PartnerCloths() {
  return (
    <div className="-mt-9 flex max-w-full gap-3 self-end max-narrow:gap-0 md:-mt-8">
      {keysOf(cloths).map((kind) => (
        <Cloth isDeferred key={kind} kind={kind} cell={3} rows={30} />
      ))}
    </div>
  )
}

type CallToActionProps = {
  title: string
  text: string
  to: PagePath
  subject?: string
  tone: Tone
  className: string
  children?: ReactNode
}

function CallToAction(props: CallToActionProps) {
  const { title, text, to, subject, tone, className, children } = props
  return (
    <section
      className={classes(
        tone,
        className,
        'flex flex-col justify-end gap-5 px-5 py-7 md:col-span-13 md:px-margin md:py-8',
      )}
    >
      {children}
      <div>
        <h2 className="max-w-title-wide font-display text-ledger">
          <Link
            to={to}
            state={subject && { subject }}
            className="link-underline hover:decoration-dashed"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-3 max-w-text">
          <Sentence text={text} />
        </p>
      </div>
    </section>
  )
}
