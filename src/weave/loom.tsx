export function Loom({ className }: { className?: string }) {
  return <svg aria-hidden="true" className={`block ${className ?? ''}`} />
}
