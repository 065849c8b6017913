/** The code of a function's answer chooses the reason that a visitor reads. */
export type ErrorMessages = Record<
  | 'too_many'
  | 'too_many_for_all'
  | 'too_large'
  | 'too_slow'
  | 'not_kept'
  | 'foreign_origin'
  | 'email_malformed'
  | 'message_too_short'
  | 'not_accepted'
  | 'unexpected',
  string
>

/** The functions say it in English by themselves. */
export const errorMessages: ErrorMessages | null = null
