/**
 * Returns the token of an announcement's link from the end of an address, whatever a mail program has
 * done to it: other letters before it or signs behind it, capitals, the whole given twice.
 */
export function leaveToken(text: string): string | undefined {
  // No other part of these addresses has 64 hexadecimal digits. `=3D`, from an encoded `=`, has digits of its own.
  return /[0-9a-f]{64}(?![0-9a-f])/i.exec(text)?.[0].toLowerCase()
}
