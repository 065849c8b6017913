import { leaving } from '#content/leaving.ts'
import { site } from '#content/site.ts'
import { paths, places } from '#src/paths.ts'
import { Link } from '#src/ui/link.tsx'
import { Optional } from '#src/ui/optional.tsx'
import { useToday } from './clock.ts'

export function SmallPrint() {
  const { emergency, status, howFar } = site.footer
  return (
    <div className="grid gap-x-6 gap-y-2 border-t border-line py-3 text-small text-soft md:grid-cols-[1fr_1fr_auto]">
      <p>
        <strong className="font-semibold text-ink">{emergency.call}</strong>
        {` ${emergency.notAService} ${status} `}
        <Link to={places.register} className="roomy link-underline">
          {howFar}
        </Link>
      </p>
      <p data-print="hide">
        {`${leaving.ways} `}
        <span id="leaving-limits">{leaving.limits}</span>{' '}
        <Link to={`${paths.safety}#leaving`} className="link-underline hover:text-link-hover">
          {leaving.how}
        </Link>
      </p>
      <Optional instead={<Copyright today={import.meta.env.BUILD_DAY} />}>
        <CopyrightNow />
      </Optional>
    </div>
  )
}

function CopyrightNow() {
  return <Copyright today={useToday()} />
}

function Copyright({ today }: { today: string }) {
  return <p>{site.footer.copyright(today.slice(0, 4))}</p>
}
