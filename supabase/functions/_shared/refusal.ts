export type FieldName = 'name' | 'email' | 'organization' | 'subject' | 'message'

export type FieldProblem =
  'required' | 'not_text' | 'unreadable' | 'not_one_line' | 'too_long' | 'too_short' | 'malformed'

/** What stays the same while sentences change: the site says it in the visitor's language. */
export type ErrorCode =
  | `${FieldName}_${FieldProblem}`
  | 'foreign_origin'
  | 'wrong_method'
  | 'not_json'
  | 'malformed'
  | 'broken_off'
  | 'too_slow'
  | 'too_large'
  | 'too_many'
  | 'not_kept'
  | 'unexpected'
  | 'unauthorized'
  | 'not_found'

/** A true status code, and why: as a code and as an English sentence for the visitor. */
export type Refusal = {
  status: number
  code: ErrorCode
  error: string
  headers?: Record<string, string>
}

/** A refusal as an answer, where no form gives it another shape. */
export function refusalAnswer({ status, code, error, headers }: Refusal): Response {
  const noStore = { 'cache-control': 'no-store', ...headers }
  return Response.json({ error, code }, { status, headers: noStore })
}
