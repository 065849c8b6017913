import { queryWithTimeout } from '../_shared/database.ts'
import { codeOf, notKept } from '../_shared/errors.ts'
import { answerForm, type FormDeps } from '../_shared/form-request.ts'
import { signupSchema, type Signup } from '../_shared/form-schema.ts'
import type { Client, Counted } from '../_shared/rate-limit.ts'

/** Stores a signup. The response does not reveal whether the address was already on the list. */
export function handleWaitlist(request: Request, deps: FormDeps): Promise<Response> {
  const networkLimit = 4 * deps.hourlyLimit
  return answerForm(request, deps, {
    name: 'waitlist',
    schema: signupSchema,
    networkLimit,
    refusalBody: { success: false },
    keep: async ({ email, name }, client) => {
      const signup = { email: email.toLowerCase(), name }
      const counted = await store(signup, client, networkLimit, deps)
      if (counted) deps.rateLimit.refuseOver('waitlist', client, counted)
      return {}
    },
  })
}

const joinWaitlist = 'select * from forms.join_waitlist($1::text::jsonb, $2, $3, $4, $5, $6)'

async function store(
  signup: Signup,
  client: Client,
  networkLimit: number,
  { database, hourlyLimit, signupsLimit, log }: FormDeps,
): Promise<Counted | undefined> {
  const limits = [hourlyLimit, networkLimit, signupsLimit]
  const values = [JSON.stringify(signup), client.key, client.networkKey, ...limits]
  try {
    const [counted] = await queryWithTimeout<Counted>(4000, database, joinWaitlist, values)
    return counted
  } catch (error) {
    log('error', 'waitlist: not stored', { code: codeOf(error) })
    throw notKept('your address')
  }
}
