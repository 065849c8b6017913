/** Being written. */
export function ForUsersPage() {
  return <h1>for-users</h1>
}
