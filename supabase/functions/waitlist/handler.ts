import { handleForm, type FormDeps } from '../_shared/form-request.ts'
import { signupSchema } from '../_shared/form-schema.ts'

/** Stores a signup. The response does not reveal whether the address was already on the list. */
export function handleWaitlist(request: Request, deps: FormDeps): Promise<Response> {
  return handleForm(request, deps, {
    name: 'waitlist',
    schema: signupSchema,
    hourlyQuota: deps.signupsLimit,
    statement: `
      select exceeded_limit as "exceededLimit", hour_total as "hourTotal"
      from forms.join_waitlist($1::text::jsonb, string_to_array($2, ' '), $3, $4)`,
    toRow: (texts) => texts,
    storedItem: 'your address',
    errorFields: { success: false },
  })
}
