import { textIn } from './form-values.ts'

/** A hidden field that nobody meets: only what fills in everything sends it, and is marked for it. */
export type Decoy = { website?: string }

/** What stands in the decoy; of a person's form nothing, not even its name. */
export function decoyIn(data: FormData): Decoy {
  const website = textIn(data, 'website')
  return website ? { website } : {}
}
