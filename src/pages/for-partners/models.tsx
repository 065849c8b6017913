import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { forPartners } from '#content/for-partners.ts'
import { owner } from '#src/content/owner.ts'
import { paths } from '#src/paths.ts'
import { buttonStyles, type ButtonVariant, ButtonLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'

const { partners, month } = owner.mostPopularBasis

export function Models() {
  const { title, pilot, enterprise, research } = forPartners.models
  return (
    <Section
      title={title}
      tone="tone-green"
      titleClassName="md:col-span-7"
      className="pt-0 md:pb-22"
    >
      <ul className="models mt-6 grid sm:mt-10 lg:mt-24">
        <ModelPanel {...pilot} />
        <ModelPanel
          {...enterprise}
          basis={partners ? enterprise.basis(partners, month) : undefined}
        />
        <ModelPanel {...research} />
      </ul>
    </Section>
  )
}

type ModelAction = { label: string; subject: string; write: string }

type ModelPanelProps = {
  name: string
  duration: string
  users: { strong: string; rest: string }
  includes: readonly string[]
  /** Whose data a partner gets. */
  data?: string
  action: ModelAction
  badge?: string
  basis?: string | undefined
}

const variants = {
  plain: { panel: 'tone-plain', button: 'secondary' },
  raised: {
    panel: 'tone-night sm:max-lg:col-span-2 lg:-mt-16 lg:pt-23 xl:pt-25',
    button: 'primary',
  },
} as const

function ModelPanel(props: ModelPanelProps) {
  const { name, duration, users, includes, data, action, badge, basis } = props
  const variant = variants[badge ? 'raised' : 'plain']
  return (
    <li className={classes('relative grid content-start p-5 sm:p-7 xl:p-9', variant.panel)}>
      <h3 className="font-display text-h3">{name}</h3>
      <p className="pt-2 pb-4 wrap-anywhere font-display text-h2 lg:pt-3 lg:pb-6">
        {unbroken(duration)}
      </p>
      <p className="max-w-none rule-b pb-3 text-h4 lg:pb-5">
        <strong className="font-bold">{users.strong}</strong> {users.rest}
      </p>
      <ul className="grid content-start gap-1 pt-3 text-h4 lg:gap-3 lg:pt-6 xl:text-[1.25rem]">
        {includes.map((item) => (
          <li key={item} className="flex gap-3">
            <Check strokeWidth={1.5} className="mt-px shrink-0" />
            {item}
          </li>
        ))}
      </ul>
      {data ? <p className="mt-3 max-w-text text-small text-soft">{data}</p> : null}
      <div className="pt-4 lg:pt-8">
        <Inquiry {...action} variant={variant.button} />
      </div>
      <div aria-hidden="true" className="model-fringe" />
      {badge ? (
        <div className="model-badge">
          <p className="bg-yellow-400 px-4 py-2.5 text-label font-bold text-blue-900">{badge}</p>
          {basis ? <p className="pt-1 text-small">{basis}</p> : null}
        </div>
      ) : null}
    </li>
  )
}

/** The button shows where to write; without scripts, where to write is all there is. */
function Inquiry({ label, subject, write, variant }: ModelAction & { variant: ButtonVariant }) {
  const [isExpanded, setIsExpanded] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isExpanded}
        aria-controls={id}
        className={buttonStyles(variant, 'regular', 'without-app:hidden')}
        onClick={() => setIsExpanded(!isExpanded)}
      >
        {label}
      </button>
      <div id={id} className={classes('mt-3', !isExpanded && 'with-app:hidden')}>
        <ButtonLink to={paths.contact} subject={subject} variant="quiet">
          {write}
        </ButtonLink>
      </div>
    </>
  )
}
