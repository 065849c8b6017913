/** Being written. */
export function ForInvestorsPage() {
  return <h1>for-investors</h1>
}
