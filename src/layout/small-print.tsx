import { site } from '#content/site.ts'
import { useToday } from './clock.ts'

export function SmallPrint() {
  const { emergency, status, copyright } = site.footer
  return (
    <div className="grid gap-x-6 gap-y-2 border-t border-line pt-4 pb-6 text-small text-soft md:grid-cols-[1fr_auto]">
      <p>
        <strong className="font-semibold text-ink">{emergency.call}</strong>
        {` ${emergency.notAService} ${status}`}
      </p>
      <p>{copyright(useToday().slice(0, 4))}</p>
    </div>
  )
}
