import { forUsers } from '#content/for-users.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { type BundleName, Threads } from '#src/weave/threads.tsx'

const bundles = ['telang', 'bandung', 'pandan', 'sky'] as const satisfies readonly BundleName[]

/** Each limit has a cut bundle of threads, as each problem on the solutions page. */
export function Limits() {
  const { title, list, text } = forUsers.limits
  return (
    <Section title={title} className="gap-y-8 pt-0 max-md:pb-12">
      <ul className="grid gap-y-5">
        {bundles.map((bundle, index) => (
          <li
            key={bundle}
            className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-5 md:grid-cols-12 md:gap-x-6"
          >
            <div className="-ml-5 md:col-span-5 md:-ml-bleed">
              <Threads state="cut" bundle={bundle} />
            </div>
            <p className="max-w-lead font-display text-voice md:col-span-7 md:text-h3">
              {unbroken(list[index] ?? '')}
            </p>
          </li>
        ))}
      </ul>
      <div className="grid gap-4 md:col-span-7 md:col-start-6 md:flex md:items-center md:justify-between">
        <p className="max-w-lead text-lead">{text}</p>
        <ButtonLink to={paths.howItWorks} className="shrink-0 sm:justify-self-start">
          {forUsers.hero.learn}
        </ButtonLink>
      </div>
    </Section>
  )
}
