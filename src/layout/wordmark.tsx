import { BRAND } from '#src/content/facts/company.ts'
import { Mark } from '#src/weave/mark.tsx'

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-3 font-display text-wordmark lowercase">
      <Mark />
      {BRAND.name}
    </span>
  )
}
