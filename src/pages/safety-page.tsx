/** Being written. */
export function SafetyPage() {
  return <h1>safety</h1>
}
