export function Digits404({ className }: { className?: string }) {
  return <svg aria-hidden="true" className={`block ${className ?? ''}`} />
}
