import { codeOf } from '../_shared/coded-error.ts'
import type { ReadField } from '../_shared/form-fields.ts'
import { answerForm, refuseOverLimit, type FormDeps } from '../_shared/form-request.ts'
import { Refusal } from '../_shared/refusal.ts'
import type { Entrance } from './entrance.ts'

export type WaitlistDeps = FormDeps & { entrance: Entrance }

/** From the request's first line to the answer, however slow its body and the database are. */
const patience = 9000

/** Puts an address on the waitlist. Nothing in the answer tells whether it was there before. */
export function handleWaitlist(request: Request, deps: WaitlistDeps): Promise<Response> {
  const answerBy = Date.now() + patience
  return answerForm(request, deps, {
    name: 'waitlist',
    fields: readSignup,
    refusalBody: { success: false },
    keep: (values, client) => keepSignup(values, client, answerBy, deps),
  })
}

/** What a signup may hold; the dialog and the table say the same (tests/database/limits.test.ts). */
export function readSignup(field: ReadField) {
  return {
    email: field('email', { kind: 'email', maximum: 254, required: true }),
    name: field('name', { kind: 'line', maximum: 200, required: false }),
  }
}

async function keepSignup(
  { email, name }: ReturnType<typeof readSignup>,
  client: string,
  answerBy: number,
  { entrance, log }: WaitlistDeps,
): Promise<void> {
  const arrival = { client, email: email.toLowerCase(), name: name || null, answerBy }
  const waitSeconds = await entrance(arrival).catch((error: unknown) => {
    log('error', 'waitlist: not kept', { code: codeOf(error) })
    const sentence = 'We could not save your address just now. Please try again in a few minutes.'
    throw new Refusal(503, 'not_kept', sentence, { 'retry-after': '60' })
  })
  refuseOverLimit(waitSeconds)
}
