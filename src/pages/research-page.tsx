/** Being written. */
export function ResearchPage() {
  return <h1>research</h1>
}
