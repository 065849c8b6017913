export type FieldProblem =
  'required' | 'not_text' | 'unreadable' | 'not_one_line' | 'too_long' | 'too_short' | 'malformed'

/** The site has a sentence for each code in every language. */
export type ErrorCode =
  | `${string}_${FieldProblem}`
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

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    sentence: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(sentence)
  }

  answer(headers: Record<string, string> = {}, body: object = {}): Response {
    const all = { 'cache-control': 'no-store', ...headers, ...this.headers }
    const said = { ...body, error: this.message, code: this.code }
    return Response.json(said, { status: this.status, headers: all })
  }
}
