import { codeOf } from '../_shared/database.ts'
import type { ReadField } from '../_shared/form-fields.ts'
import { answerForm, tooMany, type FormDeps } from '../_shared/form-request.ts'
import type { Refusal } from '../_shared/refusal.ts'
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
): Promise<Refusal | null> {
  try {
    const arrival = { client, email: email.toLowerCase(), name: name || null, answerBy }
    return tooMany(await entrance(arrival))
  } catch (error) {
    log('error', 'waitlist: not kept', { code: codeOf(error) })
    const sentence = 'We could not save your address just now. Please try again in a few minutes.'
    return { status: 503, code: 'not_kept', error: sentence, headers: { 'retry-after': '60' } }
  }
}
