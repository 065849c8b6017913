/** No spaces, one @, and a dot in the domain part. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}

/** Non-space text, an @, non-space text, a dot, non-space text: all that the investor form asks for. */
export function looksRoughlyLikeEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text)
}
