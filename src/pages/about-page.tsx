/** Being written. */
export function AboutPage() {
  return <h1>about</h1>
}
