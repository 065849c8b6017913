import { handleForm, type FormDeps } from '../_shared/form-request.ts'
import { signupSchema } from '../_shared/form-schema.ts'
import { languageOf } from '../_shared/languages.ts'
import { counted } from '../_shared/rate-limit.ts'

/** Stores a signup. The response does not reveal whether the address was already on the list. */
export function handleWaitlist(request: Request, deps: FormDeps): Promise<Response> {
  return handleForm(request, deps, {
    name: 'waitlist',
    schema: signupSchema,
    clientQuota: deps.signupsPerClient,
    hourlyQuota: deps.signupsLimit,
    statement: `
      select exceeded_limit as "exceededLimit", hour_total as "hourTotal",
        forms.seconds_left_in_hour() as "secondsLeft"
      from forms.join_waitlist($1::text::jsonb, string_to_array($2, ' '), $3, $4)`,
    result: counted,
    toRow: (texts, _, headers) => ({ ...texts, ...readPage(headers) }),
    storedItem: 'your address',
    errorFields: { success: false },
  })
}

/** Reads what the page was: its language, for the announcement, and the version of its privacy notice. */
function readPage(headers: Headers) {
  const version = /^[a-z\d][\w.-]{0,19}$/i.exec(headers.get('notice-version') ?? '')
  return {
    language: languageOf(headers.get('content-language')),
    notice_version: version?.[0] ?? null,
  }
}
