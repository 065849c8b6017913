import type { Action, PageMeta, Tuple, Voice } from './shared.ts'
import type { FigureId } from '../facts.ts'

export type HomeContent = {
  meta: PageMeta
  hero: {
    title: string
    lead: string
    actions: Tuple<Action, 2>
    /** What four people say, from the smallest shoot to the tallest. */
    voices: Tuple<Voice, 4>
    voicesLabel: string
  }
  highlights: Tuple<string, 3>
  statistics: {
    title: string
    adults: { figure: FigureId; text: string }
    psychiatrists: { figure: FigureId; text: string }
    sessions: { figure: FigureId; text: string }
  }
  whyChoose: {
    title: string
    languages: Patch & { greetings: Tuple<Voice, 4> }
    hours: Patch
    ways: Patch
    privacy: Patch & { overheard: Voice }
    crisis: Patch
    regulated: Patch & { steps: Tuple<string, 3> }
  }
  callToAction: {
    title: string
    audiences: Tuple<string, 3>
    text: string
    action: Action
  }
}

/** A feature card: what it is, what it does, and whether that is built, in trial or planned. */
export type Patch = { title: string; text: string; status: string }
