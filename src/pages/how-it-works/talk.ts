import {
  type ConversationId,
  isAboutSuicide,
  openingTurns,
  sampleConversations,
} from '#src/content/quoted/conversations.ts'
import { keysOf } from '#src/keys-of.ts'

/** The conversation that is open, and how many of its lines are shown. */
export type Talk = { conversation: ConversationId; turns: number }

/** The one about suicide has no recap. */
export type RecappedId = Exclude<ConversationId, 'mixed'>

/** A conversation that has a recap, as far as it is shown. */
export type RecappedTalk = Talk & { conversation: RecappedId }

export function hasRecap(talk: Talk): talk is RecappedTalk {
  return !isAboutSuicide(talk.conversation)
}

/** Returns a conversation as it opens: with its first two lines, which a low window shows whole, the one about suicide with its warning alone. */
export function initialTalk<Id extends ConversationId>(
  conversation: Id,
): Talk & { conversation: Id } {
  return { conversation, turns: isAboutSuicide(conversation) ? 0 : 2 }
}

/** Whether more is shown than what a conversation opens with. */
export function hasBegun({ conversation, turns }: Talk): boolean {
  return turns > initialTalk(conversation).turns
}

/** Returns the conversation that an address such as #voice-ms leads to, with the lines that home has shown of it. The one about suicide keeps its warning. */
export function linkedTalk(hash: string): Talk | null {
  const conversation = keysOf(sampleConversations).find((id) => hash === `#voice-${id}`)
  if (!conversation) return null
  if (isAboutSuicide(conversation)) return initialTalk(conversation)
  return { conversation, turns: openingTurns }
}

/** The conversation that is open, the last one with a recap, and the last one that was read to its end; null before the visitor or the address has chosen any. */
export type Talks = { open: Talk | null; read: RecappedTalk | null; finished: RecappedTalk | null }

export const noTalks: Talks = { open: null, read: null, finished: null }

export function withTalk(before: Talks, next: Talk): Talks {
  if (!hasRecap(next)) return { ...before, open: next }
  return { open: next, read: next, finished: shareRead(next) === 1 ? next : before.finished }
}

/** Returns which share of the lines that were not shown at first is shown: 0 to 1. */
export function shareRead({ conversation, turns }: Talk): number {
  const first = initialTalk(conversation).turns
  return (turns - first) / (sampleConversations[conversation].length - first)
}

/** Whether the conversation about suicide has begun: what follows it are numbers to call. */
export function endsInNumbers({ conversation, turns }: Talk): boolean {
  return isAboutSuicide(conversation) && turns > 0
}
