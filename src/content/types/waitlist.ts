export type WaitlistContent = {
  title: string
  text: string
  email: string
  name: string
  /** After the label of a field that may stay empty. */
  optional: string
  submit: string
  submitting: string
  cancel: string
  close: string
  problems: {
    emailMissing: string
    emailMalformed: string
    emailTooLong: string
    nameTooLong: string
  }
  /** When the server refuses without saying why. */
  refused: string
  /** When no answer could be had or read. */
  unreachable: string
  joined: string
  closesByItself: string
}
