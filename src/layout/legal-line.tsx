import { site } from '#content/site.ts'
import { ErrorBoundary } from '#src/ui/error-boundary.tsx'
import { useToday } from './clock.ts'

/** The last line of every page: what the product is not, and the copyright. */
export function LegalLine() {
  const { emergency, status } = site.footer
  return (
    <div className="grid gap-x-6 gap-y-2 border-t border-line py-3 text-small text-soft md:grid-cols-[1fr_auto]">
      <p className="max-w-wide">
        <strong className="font-semibold text-ink">{emergency.call}</strong>
        {` ${emergency.notAService} ${status}`}
      </p>
      <ErrorBoundary fallback={<Copyright today={import.meta.env.BUILD_DAY} />}>
        <CopyrightNow />
      </ErrorBoundary>
    </div>
  )
}

function CopyrightNow() {
  return <Copyright today={useToday()} />
}

function Copyright({ today }: { today: string }) {
  return <p>{site.footer.copyright(today.slice(0, 4))}</p>
}
