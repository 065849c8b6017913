import { codeOf, queryWithin } from '../_shared/database.ts'
import type { ReadField } from '../_shared/form-fields.ts'
import { answerForm, tooMany, type FormDeps } from '../_shared/form-request.ts'
import type { Refusal } from '../_shared/request-body.ts'

type Signup = ReturnType<typeof readSignup>

/** Puts an address on the waitlist. Nothing in the answer tells whether it was there before. */
export function handleWaitlist(request: Request, deps: FormDeps): Promise<Response> {
  return answerForm(request, deps, {
    name: 'waitlist',
    fields: readSignup,
    body: (error) => (error === null ? { success: true } : { success: false, error }),
    keep: (values, client) => keepSignup(values, client, deps),
  })
}

function readSignup(field: ReadField) {
  return {
    email: field('email', { kind: 'email', maximum: 254, required: true }),
    name: field('name', { kind: 'line', maximum: 200, required: false }),
  }
}

async function keepSignup(
  { email, name }: Signup,
  client: string,
  deps: FormDeps,
): Promise<Refusal | null> {
  try {
    const statement = 'select forms.join_waitlist($1, $2, $3, $4) as wait_seconds'
    const values = [client, deps.hourlyLimit, email.toLowerCase(), name || null]
    const [row] = await queryWithin(4000, deps.database, statement, values)
    return tooMany(row?.wait_seconds)
  } catch (error) {
    deps.log(`waitlist: not kept (${codeOf(error)})`)
    const sentence = 'We could not save your address just now. Please try again in a few minutes.'
    return { status: 503, error: sentence, headers: { 'retry-after': '60' } }
  }
}
