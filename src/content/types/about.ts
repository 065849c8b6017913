import type { FigureId } from '../facts.ts'
import type { Action, Card, Claimed, PageMeta, Tuple, Voice } from './shared.ts'

/** One person on the team page. */
export type TeamMember = {
  name: string
  title: string
  credentials: string
  /** A woven portrait (SVG) or a photo, cropped 352:360. */
  image: string
  /** An external professional profile. */
  link: string
}

export type AboutContent = {
  meta: PageMeta
  hero: {
    title: string
    /** The same request in four languages, each on a thread of its own colour. */
    phrases: Tuple<Voice, 4>
    lead: string
  }
  mission: { title: string; text: string }
  vision: { title: string; text: string }
  values: { title: string; items: Tuple<Card & Partial<Claimed>, 4> }
  story: { title: string; statement: string; paragraphs: Tuple<string, 2>; figures: FigureId[] }
  team: {
    title: string
    /** Says that the records are samples; null once they are real. */
    note: string | null
    connect: string
    /** Read out after 'Connect'. */
    connectAbout: (name: string) => string
    portrait: (name: string) => string
    photo: (name: string) => string
    /** What to send, where, and whether a post is open. */
    opening: { title: string; text: string; action: Action }
  }
}
