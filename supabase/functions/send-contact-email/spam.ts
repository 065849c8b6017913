import type { JsonObject } from '../_shared/request-body.ts'

/** These are alternatives of one match, so that a link counts once. */
const links = /\[url\]?[="'\s]*(?:https?:\/\/)?(?:www\.)?|https?:\/\/(?:www\.)?|\bwww\./gi

/** `website` is the form's honeypot: people never see the field. */
export function markOf(
  { name, subject, message }: { name: string; subject: string; message: string },
  { website }: JsonObject,
): 'decoy' | 'links' | null {
  if (website !== undefined && website !== null && website !== '') return 'decoy'
  const isFullOfLinks = `${name} ${subject}`.match(links) || (message.match(links)?.length ?? 0) > 2
  return isFullOfLinks ? 'links' : null
}
