import { keysOf } from '#src/keys-of.ts'
import { publishedLanguages, sources } from './facts.ts'
import { helpSources, openCare } from './help-sources.ts'
import { register, type Claim } from './register.ts'
import { unclearedTranslations } from './translation-reviews.ts'
import { awaitingSignOff } from './awaiting-sign-off.ts'

/**
 * A person has to confirm these before launch. A module that holds such a text or fact adds it
 * here; the build lists it, and SITE_STRICT=1 refuses to build while one is left.
 * vite/checks.ts adds the owner’s samples, and helplines, whose confirmation expires.
 */
export const unconfirmed: string[] = [
  ...awaitingSignOff,
  ...unclearedTranslations(),
  ...(publishedLanguages.includes('ms')
    ? []
    : [
        'language ms: not published; the PDPA, section 7(3), asks for the notice in Malay (src/content/owner.ts)',
      ]),
  ...keysOf(sources)
    .filter((id) => sources[id].comparedOn === null)
    .map((id) => `source ${id}: nobody has held our figures against it (src/content/facts.ts)`),
  ...keysOf(openCare).map(
    (id) =>
      `care ${id}: nobody has asked since ${helpSources[id][0].said} (src/content/help-sources.ts)`,
  ),
  ...keysOf(register)
    .filter((id) => isUnproved(register[id]))
    .map(
      (id) => `claim ${id}: nothing published stands behind its status (src/content/register.ts)`,
    ),
]

/** A planned claim needs no proof. */
function isUnproved({ status, evidence }: Claim): boolean {
  return status !== 'planned' && evidence === null
}
