import { codeOf } from '../supabase/functions/_shared/errors.ts'

/** `isOpen` is null if the site could not be asked. */
type LiveSite = { isOpen: boolean | null; sentence: string }

/** Looks whether people who come to the live site can sign up: only an open site's home page links there. */
export async function lookAtLiveSite(origin: string, signUpUrl: string): Promise<LiveSite> {
  const home = `${origin}/`
  let html: string
  try {
    const response = await fetch(home, { signal: AbortSignal.timeout(10_000) })
    if (!response.ok) return unknown(home, `it answers ${response.status}`)
    html = await response.text()
  } catch (error) {
    return unknown(home, `it cannot be reached (${codeOf(error)})`)
  }
  const isOpen = linksTo(html, signUpUrl)
  return {
    isOpen,
    sentence: isOpen
      ? `The live site is open: ${home} leads to ${signUpUrl}.`
      : `Blocker: the live site is not open, because ${home} has no link to ${signUpUrl}. Deploy it first.`,
  }
}

/** Whether a page of the built site has a link to this address. */
export function linksTo(html: string, address: string): boolean {
  return html.includes(`href="${address.replaceAll('&', '&amp;')}"`)
}

function unknown(home: string, why: string): LiveSite {
  return { isOpen: null, sentence: `Look yourself whether ${home} is open: ${why}.` }
}
