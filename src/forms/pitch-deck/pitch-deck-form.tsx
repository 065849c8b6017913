import { pitchDeckForm as words } from '#content/pitch-deck-form.ts'
import { company } from '#src/content/facts.ts'
import { noticeFor } from '#src/content/form-notices.ts'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-input.tsx'
import { MessageField, MessageForm, MessageLine } from '../message-form.tsx'
import { useMessageForm } from '../use-message-form.ts'
import type { PitchDeckValues } from './pitch-deck-message.ts'

export function PitchDeckForm() {
  const form = useMessageForm(() => import('./pitch-deck-submission.ts'))

  function about(name: keyof PitchDeckValues) {
    return { form, name, id: `deck-${name}`, label: words.fields[name] }
  }

  function choice(name: keyof typeof words.options, optional?: string) {
    return (
      <MessageField key={name} {...about(name)} {...(optional ? { optional } : {})}>
        {(control) => (
          <Select {...control} placeholder={words.choose} options={words.options[name]} />
        )}
      </MessageField>
    )
  }

  return (
    <MessageForm
      id="pitch-deck"
      form={form}
      words={words}
      notice={noticeFor('pitchDeck')}
      email={company.investors}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <MessageLine {...about('firstName')} autoComplete="given-name" />
        <MessageLine {...about('lastName')} autoComplete="family-name" />
        <MessageLine {...about('email')} type="email" autoComplete="email" />
        <MessageLine {...about('organization')} autoComplete="organization" />
        <MessageLine {...about('position')} autoComplete="organization-title" />
        {choice('investorType')}
      </div>
      <div className="fit-columns items-end gap-6 [--column:11rem]">
        {choice('investmentRange', words.optional)}
        {choice('investmentFocus', words.optional)}
        {choice('timeframe', words.optional)}
      </div>
      <MessageField {...about('message')} optional={words.optional}>
        {(control) => <TextArea {...control} />}
      </MessageField>
    </MessageForm>
  )
}
