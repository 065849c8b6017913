import { pitchDeckForm as words } from '#content/pitch-deck-form.ts'
import { company } from '#src/content/facts.ts'
import { noticeFor } from '#src/content/form-notices.ts'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import type { Decoy } from '../decoy.ts'
import { MessageField, MessageForm } from '../message-form.tsx'
import { useMessageForm } from '../use-message-form.ts'
import { explainFailure, requestPitchDeck } from './pitch-deck-api.ts'
import { findPitchDeckProblem, messagesFor } from './pitch-deck-validation.ts'
import {
  readPitchDeckValues,
  type PitchDeckField,
  type PitchDeckValues,
} from './pitch-deck-values.ts'

/** The request for the pitch deck in its panel. */
export function PitchDeckForm() {
  const form = useMessageForm({
    read: readPitchDeckValues,
    findProblem: findPitchDeckProblem,
    messagesFor: (values) => messagesFor(values, words.fieldProblems),
    deliver,
    toasts: words.toasts,
  })

  function about(name: PitchDeckField) {
    return { form, name, id: `deck-${name}`, label: words.fields[name] }
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
        <MessageField {...about('firstName')}>
          {(control) => <TextInput {...control} autoComplete="given-name" />}
        </MessageField>
        <MessageField {...about('lastName')}>
          {(control) => <TextInput {...control} autoComplete="family-name" />}
        </MessageField>
        <MessageField {...about('email')}>
          {(control) => <TextInput {...control} type="email" autoComplete="email" />}
        </MessageField>
        <MessageField {...about('organization')}>
          {(control) => <TextInput {...control} autoComplete="organization" />}
        </MessageField>
        <MessageField {...about('position')}>
          {(control) => <TextInput {...control} autoComplete="organization-title" />}
        </MessageField>
        <MessageField {...about('investorType')}>
          {(control) => (
            <Select {...control} placeholder={words.choose} options={words.options.investorType} />
          )}
        </MessageField>
      </div>
      <div className="grid items-end gap-6 sm:grid-cols-3">
        {optionalLists.map((name) => (
          <MessageField key={name} {...about(name)} optional={words.optional}>
            {(control) => (
              <Select {...control} placeholder={words.choose} options={words.options[name]} />
            )}
          </MessageField>
        ))}
      </div>
      <MessageField {...about('message')} optional={words.optional}>
        {(control) => <TextArea {...control} />}
      </MessageField>
    </MessageForm>
  )
}

const optionalLists = ['investmentRange', 'investmentFocus', 'timeframe'] as const

async function deliver(values: PitchDeckValues, decoy: Decoy): Promise<string | null> {
  const answer = await requestPitchDeck(values, decoy)
  return answer.sent ? null : explainFailure(answer, words)
}
