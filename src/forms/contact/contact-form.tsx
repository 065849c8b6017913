import { contactForm as words } from '#content/contact-form.ts'
import { company } from '#src/content/facts.ts'
import { healthConsent, noticeFor } from '#src/content/form-notices.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import type { Decoy } from '../decoy.ts'
import { MessageField, MessageForm } from '../message-form.tsx'
import { sentenceFor } from '../refusal.ts'
import { useMessageForm } from '../use-message-form.ts'
import { sendContactMessage } from './contact-api.ts'
import {
  findContactProblem,
  messagesFor,
  readContactValues,
  type ContactField,
  type ContactValues,
} from './contact-validation.ts'
import { useAskedSubject } from './use-asked-subject.ts'

/** The message form in its panel. */
export function ContactForm() {
  const form = useMessageForm({
    read: readContactValues,
    findProblem: findContactProblem,
    messagesFor: (values) => messagesFor(values, words.fieldProblems),
    deliver,
    toasts: words.toasts,
  })
  useAskedSubject(form.ref)

  function about(name: ContactField) {
    return { form, name, id: `contact-${name}`, ...words.fields[name] }
  }

  return (
    <MessageForm
      id="message-form"
      form={form}
      words={words}
      notice={noticeFor('contact')}
      consent={healthConsent}
      email={company.support}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <MessageField {...about('firstName')}>
          {(control) => <TextInput {...control} autoComplete="given-name" />}
        </MessageField>
        <MessageField {...about('lastName')}>
          {(control) => <TextInput {...control} autoComplete="family-name" />}
        </MessageField>
      </div>
      <MessageField {...about('email')}>
        {(control) => <TextInput {...control} type="email" autoComplete="email" />}
      </MessageField>
      <MessageField {...about('organization')} optional={words.optional}>
        {(control) => <TextInput {...control} autoComplete="organization" />}
      </MessageField>
      <MessageField {...about('subject')}>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </MessageField>
      <MessageField {...about('message')}>{(control) => <TextArea {...control} />}</MessageField>
    </MessageForm>
  )
}

async function deliver(values: ContactValues, decoy: Decoy): Promise<string | null> {
  const answer = await sendContactMessage(values, decoy)
  if (answer.sent) return null
  // What went wrong, and nothing of what was typed.
  console.error('send-contact-email:', answer.message || answer.why)
  return sentenceFor(answer) || words.toasts.failed.description
}
