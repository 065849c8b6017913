import { codeOf } from '../_shared/coded-error.ts'
import type { FieldRule, Texts } from '../_shared/form-fields.ts'
import { answerForm, refuseOverLimit, type FormDeps } from '../_shared/form-request.ts'
import { Refusal } from '../_shared/refusal.ts'
import type { KeepSignup } from './signup-store.ts'

export type WaitlistDeps = FormDeps & { keepSignup: KeepSignup }

/** The answer comes within this many milliseconds. */
const patience = 9000

export const signupFields = {
  email: { kind: 'email', maximum: 254, required: true },
  name: { kind: 'line', maximum: 200, required: false },
} as const satisfies Record<string, FieldRule>

/** The answer never tells whether the address was there before. */
export function handleWaitlist(request: Request, deps: WaitlistDeps): Promise<Response> {
  const answerBy = Date.now() + patience
  return answerForm(request, deps, {
    name: 'waitlist',
    fields: signupFields,
    refusalBody: { success: false },
    keep: (texts, client) => keep(texts, client, answerBy, deps),
  })
}

async function keep(
  { email, name }: Texts<typeof signupFields>,
  client: string,
  answerBy: number,
  { keepSignup, log }: WaitlistDeps,
): Promise<object> {
  const signup = { client, email: email.toLowerCase(), name, answerBy }
  const waitSeconds = await keepSignup(signup).catch((error: unknown) => {
    log('error', 'waitlist: not kept', { code: codeOf(error) })
    const sentence = 'We could not save your address just now. Please try again in a few minutes.'
    throw new Refusal(503, 'not_kept', sentence, { 'retry-after': '60' })
  })
  refuseOverLimit(waitSeconds)
  return {}
}
