import type { Action, Card, Claimed, PageMeta, Tuple, Voice } from './shared.ts'
import type { FigureId } from '../facts.ts'
import type { ClaimId } from '../register.ts'
import type { AudienceId } from './for-users.ts'
import type { VoiceId } from '../voices.ts'

export type HomeContent = {
  meta: PageMeta
  hero: {
    title: string
    lead: string
    actions: Tuple<Action, 2>
    /** What four people say, from the smallest shoot to the tallest. */
    voices: Tuple<Voice & { sample: VoiceId }, 4>
    voicesLabel: string
    /** That a voice can be pressed, and what happens then; that there is one more than the picture has. */
    voicesMore: string
    voiceMixed: string
    /** Leads to the whole talk. */
    voiceMore: string
  }
  highlights: { therapy: string; privacy: string; culture: string }
  statistics: {
    title: string
    adults: { figure: FigureId; text: string }
    /** `more` leads to the long cloth. */
    psychiatrists: { figure: FigureId; text: string; more: string }
    sessions: { figure: FigureId; text: string }
  }
  whyChoose: {
    title: string
    languages: Patch & { greetings: Tuple<Voice, 4> }
    hours: Patch
    ways: Patch
    privacy: Patch & { overheard: Voice }
    crisis: Patch
    /** Each step is a claim of its own, and drawn as far along as it is. */
    regulated: Patch & { steps: Tuple<{ title: string; claim: ClaimId }, 3> }
  }
  callToAction: {
    title: string
    audiences: Record<AudienceId, string>
    text: string
    action: Action
    /** The door for organisations. */
    partners: Action
  }
}

/** A feature card: what it is, what it does, and the claim it makes. */
export type Patch = Card & Claimed
