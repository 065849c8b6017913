import { answerForm, type FormDeps } from '../_shared/form-request.ts'
import { signupSchema } from '../_shared/form-schema.ts'

/** Stores a signup. The response does not reveal whether the address was already on the list. */
export function handleWaitlist(request: Request, deps: FormDeps): Promise<Response> {
  return answerForm(request, deps, {
    name: 'waitlist',
    schema: signupSchema,
    networkLimit: 4 * deps.hourlyLimit,
    totalLimit: deps.signupsLimit,
    statement: 'select * from forms.join_waitlist($1::text::jsonb, $2, $3, $4, $5, $6)',
    toRow: ({ email, name }) => ({ email: email.toLowerCase(), name }),
    subject: 'your address',
    refusalBody: { success: false },
  })
}
