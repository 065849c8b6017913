import { Check } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { forPartners } from '#content/for-partners.ts'
import { owner } from '#src/content/owner.ts'
import { businessConstants } from '#src/content/facts/terms.ts'
import { paths } from '#src/paths.ts'
import { buttonStyles, type ButtonVariant, ButtonLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { Duration, RunningStitch } from '#src/weave/stitches/durations.tsx'

const { pilotMonths, enterpriseYears } = businessConstants
const monthsShown = enterpriseYears.most * 12
const { partners, month } = owner.mostPopularBasis

export function Models() {
  const { title, pilot, enterprise, research } = forPartners.models
  return (
    <Section title={title} tone="tone-green" titleClassName="md:col-span-7" className="pt-0">
      <ul className="models mt-6 grid sm:mt-10 lg:mt-26">
        <ModelPanel {...pilot}>
          <Duration {...pilotMonths} total={monthsShown} className="h-11" />
        </ModelPanel>
        <ModelPanel
          {...enterprise}
          basis={partners ? enterprise.basis(partners, month) : undefined}
        >
          <Duration
            least={enterpriseYears.least * 12}
            most={enterpriseYears.most * 12}
            total={monthsShown}
            variant="yellow"
            className="h-11"
          />
        </ModelPanel>
        <ModelPanel {...research}>
          <RunningStitch />
        </ModelPanel>
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
  children: ReactNode
}

const variants = {
  plain: {
    panel: 'tone-plain',
    room: undefined,
    duration: 'text-[clamp(1.75rem,3.6vw,3.375rem)]',
    button: 'secondary',
  },
  raised: {
    panel: 'tone-night',
    room: 'sm:max-lg:col-span-2 lg:-mt-16 lg:pt-23 xl:pt-25',
    duration: 'text-[clamp(min(2.75rem,13vw),6.1vw,5.5rem)] leading-none tracking-[-0.035em]',
    button: 'primary',
  },
} as const

function ModelPanel(props: ModelPanelProps) {
  const { name, duration, users, includes, data, action, badge, basis, children } = props
  const variant = variants[badge ? 'raised' : 'plain']
  return (
    <li
      className={classes(
        variant.panel,
        'relative grid content-start gap-2 p-5 sm:gap-3 sm:p-7 lg:row-span-6 lg:grid-rows-subgrid lg:gap-0 xl:p-9',
        variant.room,
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:contents">
        <h3 className="font-display text-h3">{name}</h3>
        <p className={classes('self-end wrap-anywhere font-display lg:pt-3', variant.duration)}>
          {unbroken(duration)}
        </p>
      </div>
      <div className="self-center lg:py-6">{children}</div>
      <p className="max-w-none sm:rule-b sm:pb-3 lg:pb-5">
        <strong className="font-bold">{users.strong}</strong> {users.rest}
      </p>
      <div>
        <ul className="grid content-start gap-1 lg:gap-3 lg:pt-6">
          {includes.map((item) => (
            <li key={item} className="flex gap-3">
              <Check strokeWidth={1.5} className="shrink-0" />
              {item}
            </li>
          ))}
        </ul>
        {data ? <p className="mt-3 max-w-text text-small text-soft">{data}</p> : null}
      </div>
      <div className="pt-2 lg:pt-10">
        <Inquiry {...action} variant={variant.button} />
      </div>
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
