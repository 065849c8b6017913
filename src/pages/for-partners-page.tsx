/** Being written. */
export function ForPartnersPage() {
  return <h1>for-partners</h1>
}
