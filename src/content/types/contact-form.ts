import type { Toast, ToastLabels, OutcomeWords } from './form-notice.ts'

type FieldWords = { label: string; hint?: string }

export type ContactFormContent = {
  required: string
  /** After the label of a field that may stay empty. */
  optional: string
  fields: {
    firstName: FieldWords
    lastName: FieldWords
    email: FieldWords
    organization: FieldWords
    subject: FieldWords
    message: FieldWords
  }
  send: string
  sending: string
  /** Before the address, where scripts are off. */
  withoutScript: string
  problemList: string
  /** How it ended, in the page, worded differently from the toasts. */
  sent: OutcomeWords
  failed: OutcomeWords
}

/** What is said about what was typed: it comes when the form is touched. */
export type ContactRepliesContent = {
  /** Beside the field: what to do. */
  fieldProblems: {
    firstNameMissing: string
    lastNameMissing: string
    emailMissing: string
    subjectMissing: string
    messageMissing: string
    emailMalformed: string
    messageTooShort: string
    nameTooLong: string
    emailTooLong: string
    organizationTooLong: string
    subjectTooLong: string
    messageTooLong: string
  }
  /** Over the page: the specification's own sentences. */
  toasts: ToastLabels & {
    missingFields: Toast
    invalidEmail: Toast
    messageTooShort: Toast
    tooLong: Toast
    sent: Toast
    failed: Toast
  }
}
