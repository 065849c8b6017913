import type { FieldRule, Texts } from './form-fields.ts'

/**
 * A message's fields, in the order of its mail: what may be in each. The handler reads, the
 * database keeps and the mail shows what stands here; the form and the table say the same
 * (tests/database/limits.test.ts).
 */
export const messageFields = {
  name: { kind: 'line', maximum: 200, required: true },
  email: { kind: 'email', maximum: 254, required: true },
  organization: { kind: 'line', maximum: 200, required: false },
  subject: { kind: 'line', maximum: 200, required: true },
  message: { kind: 'text', maximum: 10_000, minimum: 10, required: true },
} as const satisfies Record<string, FieldRule>

export type MessageTexts = Texts<typeof messageFields>

/** A message as it was received, with the number that stays the same at every try. */
export type Message = MessageTexts & {
  id: string
  receivedAt: Date
  /** Why it looks like spam; null for most. */
  mark: string | null
}
