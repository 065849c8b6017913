export class CodedError extends Error {
  constructor(readonly code: string | number) {
    super(String(code))
  }
}

type Coded = { responseCode?: string | number; code?: string | number; name?: string }

/** Answers the code alone: an error's text may quote the visitor. */
export function codeOf(error: unknown): string {
  const { responseCode, code, name }: Coded = Object(error)
  return String(responseCode ?? code ?? name ?? 'unknown').slice(0, 60)
}
