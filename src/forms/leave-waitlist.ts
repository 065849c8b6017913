/** Whether a fragment is of the link in the announcement, also when its token did not arrive whole. */
export function isLeaveLink(hash: string): boolean {
  return /^#leave\b/i.test(hash)
}

/** Returns whether the person is off the list. The body has the token, because servers log URLs. */
export async function leaveWaitlist(token: string): Promise<boolean> {
  try {
    const body = new URLSearchParams({ token })
    const response = await fetch('/api/unsubscribe', { method: 'POST', body })
    const answer: unknown = await response.json()
    return typeof answer === 'object' && answer !== null && Reflect.get(answer, 'success') === true
  } catch {
    return false
  }
}
