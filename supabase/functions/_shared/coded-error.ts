/** An error of our own, in the shape that those of drivers and mail servers have. */
export class CodedError extends Error {
  constructor(readonly code: string | number) {
    super(String(code))
  }
}

type Coded = { responseCode?: string | number; code?: string | number; name?: string }

/** The code of an error, and nothing else of it: its text may quote what the visitor wrote. */
export function codeOf(error: unknown): string {
  const { responseCode, code, name }: Coded = Object(error)
  return String(responseCode ?? code ?? name ?? 'unknown').slice(0, 60)
}
