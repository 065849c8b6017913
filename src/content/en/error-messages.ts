/** The message shown for each error code of a function's response. */
export type ErrorMessages = Record<
  | 'too_many'
  | 'too_many_for_all'
  | 'too_large'
  | 'request_timeout'
  | 'not_kept'
  | 'foreign_origin'
  | 'email_malformed'
  | 'message_too_short'
  | 'not_accepted'
  | 'unexpected',
  string
>

/** Null, because the functions' own error messages are in English. */
export const errorMessages: ErrorMessages | null = null
