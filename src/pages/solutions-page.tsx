/** Being written. */
export function SolutionsPage() {
  return <h1>solutions</h1>
}
