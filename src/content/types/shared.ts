import type { ClaimId } from '../register.ts'
import type { Action, WaitlistAction } from '#src/ui/action.ts'

export type { Action, WaitlistAction }

/** A list of exactly N: a translation that forgets a card does not compile. */
export type Tuple<T, N extends number, R extends T[] = []> = R['length'] extends N
  ? R
  : Tuple<T, N, [...R, T]>

/** What the tab, a search result and a shared link say of a page. */
export type PageMeta = {
  /** Without the brand; the layout appends it. */
  title: string
  /** One or two sentences, 70 to 160 characters. */
  description: string
}

export type Card = { title: string; text: string }

/** Words in one language, marked so that they are read out and set in it. */
export type Voice = { text: string; lang: 'en' | 'ms' | 'zh-Hans' | 'ta' }

/** What a sentence promises: the register says how far along it is. A note says more than its status. */
export type Claimed = { claim: ClaimId; note?: string }

/** Its swatch: a cloth of its own. */
export type Swatched = { cloth: 'campus' | 'company' | 'community' | 'clinic' }
