import { contactForm as words } from '#content/contact-form.ts'
import { businessConstants, company } from '#src/content/facts.ts'
import { healthConsent, noticeFor } from '#src/content/form-notices.ts'
import { TextArea } from '#src/ui/text-input.tsx'
import { MessageField, MessageForm, MessageLine } from '../message-form.tsx'
import { useMessageForm } from '../use-message-form.ts'
import type { ContactValues } from './contact-fields.ts'
import { useAskedSubject } from './use-asked-subject.ts'

const fetchCode = () => import('./contact-submission.ts')

export function ContactForm() {
  const form = useMessageForm(fetchCode)
  useAskedSubject(form.ref, fetchCode)

  function about(name: keyof ContactValues) {
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
        <MessageLine {...about('firstName')} autoComplete="given-name" />
        <MessageLine {...about('lastName')} autoComplete="family-name" />
      </div>
      <MessageLine {...about('email')} type="email" autoComplete="email" />
      <div className="grid gap-6 sm:grid-cols-2">
        <MessageLine
          {...about('organization')}
          optional={words.optional}
          autoComplete="organization"
        />
        <MessageLine {...about('subject')} autoComplete="off" />
      </div>
      <MessageField {...about('message')}>
        {(control) => <TextArea {...control} minLength={businessConstants.minimumMessageLength} />}
      </MessageField>
    </MessageForm>
  )
}
