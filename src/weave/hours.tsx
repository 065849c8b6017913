type HourShootsProps = { rows?: 1 | 2; night?: boolean; className?: string }

export function HourShoots({ className }: HourShootsProps) {
  return <svg aria-hidden="true" className={`block ${className ?? ''}`} />
}
