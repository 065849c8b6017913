import type { JsonObject } from '../_shared/request-body.ts'

/** What a link begins with, all of it: a link counts once. */
const links = /\[url\]?[="'\s]*(?:https?:\/\/)?(?:www\.)?|https?:\/\/(?:www\.)?|\bwww\./gi

/**
 * Why a message looks like spam by itself; null for most. The database judges by what came before.
 * `website` is a field of the form that no person meets: only what fills in everything sends it.
 */
export function markOf(
  { name, subject, message }: { name: string; subject: string; message: string },
  { website }: JsonObject,
): 'decoy' | 'links' | null {
  if (website !== undefined && website !== null && website !== '') return 'decoy'
  const isFullOfLinks = `${name} ${subject}`.match(links) || (message.match(links)?.length ?? 0) > 2
  return isFullOfLinks ? 'links' : null
}
