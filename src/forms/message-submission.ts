import {
  loadContactEmail,
  sendContactEmail,
  type ContactEmail,
  type Failure,
} from '#src/lib/contact-email-function.ts'
import { dismissToast, loadToaster, showToast } from '#src/ui/toast.ts'
import type { Toast, ToastLabels } from '#src/ui/toaster.tsx'
import { textIn, textsIn } from './form-values.ts'
import { fullName, type Person } from './person.ts'
import { problemsIn, toastFor, type Checks } from './problems.ts'
import type { MessageSubmission } from './use-message-form.ts'

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
  /** What the visitor reads about a failure. */
  explain: (failure: Failure) => string
}

// Whoever has touched a form will soon need these.
loadContactEmail()
loadToaster().catch(() => undefined)

/** What a form does with what was typed into it, and says about it over the page. */
export function messageSubmission<Field extends string, Problem extends string>({
  fields,
  words: { fieldProblems, toasts },
  checks,
  mail,
  explain,
}: MessageRules<Field, Problem>): MessageSubmission {
  function refuse(data: FormData): Texts<string> {
    const problems = problemsIn(checks, textsIn(data, fields))
    if (problems.length > 0) {
      const toast = toastFor(problems.map(([, problem]) => problem))
      showToast('missing', toasts[toast] ?? toasts.tooLong, toasts)
    }
    return Object.fromEntries(problems.map(([field, key]) => [field, fieldProblems[key]]))
  }

  async function send(data: FormData): Promise<boolean> {
    dismissToast()
    const values = textsIn(data, fields)
    const { email, organization } = values
    const website = textIn(data, 'website')
    const failure = await sendContactEmail({
      name: fullName(values),
      email,
      organization,
      ...mail(values),
      // Of a person's form not even the name of the field that nobody sees.
      ...(website && { website }),
    })
    if (failure === null) showToast('success', toasts.sent, toasts)
    else showToast('failure', { ...toasts.failed, description: explain(failure) }, toasts)
    return failure === null
  }

  return { refuse, send, leave: dismissToast }
}
