import type { FieldProblem } from './form-schema.ts'

/** Stops the program at start, with a message that names the setting. */
export class StartError extends Error {}

/** An error with a code and no text. */
export class CodedError extends Error {
  constructor(readonly code: string | number) {
    super(String(code))
  }
}

type Coded = { responseCode?: string | number; code?: string | number; name?: string }

/** Returns an error's code for the log; its message may quote the visitor. */
export function codeOf(error: unknown): string {
  const { responseCode, code, name }: Coded = Object(error)
  return String(responseCode ?? code ?? name ?? 'unknown').slice(0, 60)
}

/** Sent to the page, which has a message for each code in every language. */
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

/** An error response: status, code and message. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }

  toResponse(headers: Record<string, string> = {}, fields: object = {}): Response {
    const all = { 'cache-control': 'no-store', ...headers, ...this.headers }
    const body = { ...fields, error: this.message, code: this.code }
    return Response.json(body, { status: this.status, headers: all })
  }
}
