import type { FieldRule, Texts } from './form-fields.ts'

/** The mail lists them in this order; form and table agree (tests/database/limits.test.ts). */
export const messageFields = {
  name: { kind: 'line', maximum: 200, required: true },
  email: { kind: 'email', maximum: 254, required: true },
  organization: { kind: 'line', maximum: 200, required: false },
  subject: { kind: 'line', maximum: 200, required: true },
  message: { kind: 'text', maximum: 10_000, minimum: 10, required: true },
} as const satisfies Record<string, FieldRule>

export type MessageTexts = Texts<typeof messageFields>

export type Message = MessageTexts & {
  id: string
  receivedAt: Date
  mark: string | null
}
