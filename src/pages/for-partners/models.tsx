import { useId, useState } from 'react'
import { forPartners } from '#content/for-partners.ts'
import { businessConstants } from '#src/content/facts/terms.ts'
import { owner } from '#src/content/owner.ts'
import { paths } from '#src/paths.ts'
import { buttonStyles, type ButtonVariant, ButtonLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'

declare module 'react' {
  interface CSSProperties {
    '--least'?: number
    '--most'?: number
    '--months'?: number
  }
}

const { partners, month } = owner.mostPopularBasis
const { pilotMonths, enterpriseYears } = businessConstants
const enterpriseMonths = { least: 12 * enterpriseYears.least, most: 12 * enterpriseYears.most }
/** The longest model is as long as there is room. */
const monthsOnLoom = enterpriseMonths.most

export function Models() {
  const { title, months, pilot, enterprise, research } = forPartners.models
  return (
    <Section
      title={title}
      tone="tone-green"
      titleClassName="md:col-span-7"
      className="gap-y-3 pt-0 pb-0 md:pb-0"
    >
      <p className="text-lead">{months}</p>
      <ul className="-mx-5 mt-3 max-narrow:-mx-4 md:-mx-bleed md:mt-6">
        <Model {...pilot} span={pilotMonths} />
        <Model
          {...enterprise}
          span={enterpriseMonths}
          basis={partners ? enterprise.basis(partners, month) : undefined}
        />
        <Model {...research} />
      </ul>
    </Section>
  )
}

type ModelAction = { label: string; subject: string; write: string }

type ModelProps = {
  name: string
  duration: string
  users: { strong: string; rest: string }
  includes: readonly string[]
  /** Whose data a partner gets. */
  data?: string
  action: ModelAction
  badge?: string
  basis?: string | undefined
  /** In months; without it, the length is agreed with the partner. */
  span?: { least: number; most: number }
}

/** A piece of cloth as long as the model lasts; all three are drawn to one scale. */
function Model(props: ModelProps) {
  const { name, duration, users, includes, data, action, badge, basis, span } = props
  return (
    <li
      className={classes(
        'grid gap-x-6 gap-y-4 px-5 py-6 md:grid-cols-12 md:grid-rows-[auto_1fr] md:px-bleed md:py-10',
        badge ? 'tone-deep [--ground:var(--tone-deep)]' : '[--ground:var(--tone-green)]',
      )}
    >
      <div className="md:col-span-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="font-display text-h3">{name}</h3>
          {badge ? (
            <p className="bg-yellow-400 px-3 py-1 text-label font-bold text-blue-900">{badge}</p>
          ) : null}
        </div>
        {basis ? <p className="pt-1">{basis}</p> : null}
        <p className="pt-2 wrap-anywhere font-display text-h2">{unbroken(duration)}</p>
        <p className="pt-2 text-h4">
          <strong className="font-bold">{users.strong}</strong> {users.rest}
        </p>
      </div>
      <div className="md:col-span-8 md:row-span-2">
        <ul className="grid gap-x-10 gap-y-1 sm:flex sm:flex-wrap">
          {includes.map((item) => (
            <li key={item} className="text-h4">
              {item}
            </li>
          ))}
        </ul>
        <div
          data-prints
          style={span && { '--least': span.least, '--most': span.most, '--months': monthsOnLoom }}
          className={classes('mt-4 md:mt-6', span ? 'model-cloth' : 'model-stitches')}
        />
        {span ? <Years /> : null}
      </div>
      <div className="md:col-span-4">
        {data ? <p className="mb-4 max-w-text text-soft">{data}</p> : null}
        <Inquiry {...action} variant={badge ? 'primary' : 'secondary'} />
      </div>
    </li>
  )
}

/** Counts the months at the end of each year, from the cloth's hem to its fringe. */
function Years() {
  return (
    <p aria-hidden="true" className="mt-1 flex max-w-none pr-4 pl-3 text-small">
      {Array.from({ length: monthsOnLoom / 12 }, (_, year) => (
        <span key={year} className="flex-1 text-end">
          {12 * (year + 1)}
        </span>
      ))}
    </p>
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
