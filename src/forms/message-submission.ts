import {
  loadContactEmail,
  sendContactEmail,
  type ContactEmail,
  type Failure,
} from '#src/lib/contact-email-function.ts'
import { ErrorSummary, leadTo } from '#src/ui/error-summary.tsx'
import { dismissToast, loadToaster, showToast } from '#src/ui/toast.ts'
import type { Toast, ToastLabels } from '#src/ui/toaster.tsx'
import {
  firstKind,
  problemsIn,
  sentencesFor,
  textIn,
  textsIn,
  type FieldRules,
  type Kind,
  type ProblemWords,
  type Values,
} from './fields.ts'
import { receiptOf, type ReceiptProps } from './receipt.tsx'
import type { MessageSubmission, Sent } from './use-message-form.ts'

type Message<Name extends string, Rules extends FieldRules<Name>> = {
  fields: Rules & FieldRules<Name>
  email: (values: Values<Name>) => ContactEmail
  words: {
    fieldProblems: ProblemWords<NoInfer<Rules>>
    toasts: ToastLabels &
      Record<Exclude<Kind, 'short'> | 'sent' | 'failed', Toast> & { short?: Toast }
  }
  receipt: (values: Values<Name>) => Pick<ReceiptProps, 'about' | 'words' | 'email'>
  explain: (failure: Failure) => string
}

export function messageSubmission<Name extends string, Rules extends FieldRules<Name>>({
  fields,
  email,
  words: { fieldProblems, toasts },
  receipt,
  explain,
}: Message<Name, Rules>): MessageSubmission {
  function prepare(): void {
    loadContactEmail()
    loadToaster().catch(() => undefined)
  }

  function refuse(data: FormData): Readonly<Record<string, string>> {
    const problems = problemsIn<Name>(fields, textsIn<Name>(data, fields))
    const kind = firstKind(problems)
    if (kind) showToast('missing', toasts[kind] ?? toasts.long, toasts)
    return sentencesFor<Rules>(problems, fieldProblems)
  }

  async function send(data: FormData): Promise<Sent | null> {
    dismissToast()
    const values = textsIn<Name>(data, fields)
    const website = textIn(data, 'website')
    const sentAt = new Date()
    const outcome = await sendContactEmail({
      ...email(values),
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
