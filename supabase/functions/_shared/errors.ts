import type { IssueCode } from './form-schema.ts'

/** Stops the program at start, with a message that names the setting. */
export class StartError extends Error {}

/** An error that carries only a code, because texts can quote a visitor. */
export class CodedError extends Error {
  constructor(readonly code: string | number) {
    super(String(code))
  }
}

type Code = string | number
type Coded = { responseCode?: Code; code?: Code; name?: string; cause?: { code?: Code } }

/** Returns an error's code for the log; its message may quote the visitor. */
export function codeOf(error: unknown): string {
  const { responseCode, code, name, cause }: Coded = Object(error)
  // A DOMException's code is an obsolete number: 23 for a TimeoutError.
  const ownCode = error instanceof DOMException ? name : code
  // `fetch` rejects with a TypeError, whose cause has the code.
  return String(responseCode ?? ownCode ?? cause?.code ?? name ?? 'unknown').slice(0, 60)
}

/** Sent to the page, which has a message for each code in every language. */
export type ErrorCode =
  | `${string}_${IssueCode}`
  | 'foreign_origin'
  | 'wrong_method'
  | 'not_json'
  | 'malformed'
  | 'body_incomplete'
  | 'request_timeout'
  | 'too_large'
  | 'too_many'
  | 'too_many_for_all'
  | 'not_kept'
  | 'unexpected'
  | 'unauthorized'
  | 'not_found'

/** Thrown to answer with an error status. */
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
