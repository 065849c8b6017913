import {
  loadContactEmail,
  sendContactEmail,
  type ContactEmail,
  type Failure,
} from '#src/lib/contact-email-function.ts'
import { ErrorSummary, leadTo } from '#src/ui/error-summary.tsx'
import { dismissToast, loadToaster, showToast } from '#src/ui/toast.ts'
import type { Toast, ToastLabels } from '#src/ui/toaster.tsx'
import { textIn, textsIn } from './form-values.ts'
import { fullName, type Person } from './person.ts'
import { problemsIn, toastFor, type Checks } from './problems.ts'
import { receiptOf, type ReceiptProps } from './receipt.tsx'
import type { MessageSubmission, Sent } from './use-message-form.ts'

type Texts<Key extends string> = Readonly<Record<Key, string>>
type Values<Field extends string> = Texts<Field | keyof Person>

type MessageRules<Field extends string, Problem extends string> = {
  fields: Readonly<Record<Field | keyof Person, unknown>>
  words: {
    fieldProblems: Texts<Problem>
    toasts: ToastLabels &
      Record<'missingFields' | 'invalidEmail' | 'tooLong' | 'sent' | 'failed', Toast> & {
        messageTooShort?: Toast
      }
  }
  checks: Checks<Values<Field>, NoInfer<Problem>>
  mail: (values: Values<Field>) => Pick<ContactEmail, 'subject' | 'message'>
  /** For the receipt: what the message is about, what happens next, and whom to write to. */
  receipt: (values: Values<Field>) => Pick<ReceiptProps, 'about' | 'words' | 'email'>
  /** What the visitor reads about a failure. */
  explain: (failure: Failure) => string
}

/** What a form does with what was typed into it, and says about it over the page. */
export function messageSubmission<Field extends string, Problem extends string>({
  fields,
  words: { fieldProblems, toasts },
  checks,
  mail,
  receipt,
  explain,
}: MessageRules<Field, Problem>): MessageSubmission {
  /** Whoever has touched a form will soon need these. */
  function prepare(): void {
    loadContactEmail()
    loadToaster().catch(() => undefined)
  }

  function refuse(data: FormData): Texts<string> {
    const problems = problemsIn(checks, textsIn(data, fields))
    if (problems.length > 0) {
      const toast = toastFor(problems.map(([, problem]) => problem))
      showToast('missing', toasts[toast] ?? toasts.tooLong, toasts)
    }
    return Object.fromEntries(problems.map(([field, key]) => [field, fieldProblems[key]]))
  }

  async function send(data: FormData): Promise<Sent | null> {
    dismissToast()
    const values = textsIn(data, fields)
    const { email, organization } = values
    const website = textIn(data, 'website')
    const sentAt = new Date()
    const outcome = await sendContactEmail({
      name: fullName(values),
      email,
      organization,
      ...mail(values),
      // Of a person's form not even the name of the honeypot.
      ...(website && { website }),
    })
    if ('failure' in outcome) {
      const description = explain(outcome.failure)
      showToast('failure', { ...toasts.failed, description }, toasts)
      return null
    }
    showToast('success', toasts.sent, toasts)
    return receiptOf({ ...outcome, sentAt, ...receipt(values) })
  }

  return { prepare, refuse, send, ErrorSummary, leadTo, leave: dismissToast }
}
