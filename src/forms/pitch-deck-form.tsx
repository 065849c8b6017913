import * as v from 'valibot'
import { pitchDeckForm as words } from '#content/pitch-deck-form.ts'
import {
  emailAddress,
  isWithin,
  limits,
  looksLikeAddress,
  optionalLine,
  requiredLine,
} from '#shared/form-schema.ts'
import { company } from '#src/content/facts/company.ts'
import { privacyNoticeFor } from '#src/content/privacy-notices.ts'
import { englishOptions, pitchDeckMail as mail } from '#src/content/pitch-deck-mail.ts'
import { translatedError, type ContactMessage, type Failure } from './api.ts'
import { Field, TextField } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { draftOf } from './drafts.ts'
import { MessageForm, NameFields, type MessageFieldProps } from './message-form.tsx'
import { fullName, isNameWithin, withPageLanguage } from './message-fields.ts'

const formId = 'pitch-deck'

/** Not translated: the team sorts mail by this subject. */
const subject = 'Investor Pitch Deck Request'

const answers = v.object({
  firstName: requiredLine(limits.name),
  lastName: requiredLine(limits.name),
  email: emailAddress(looksLikeAddress),
  organization: requiredLine(limits.organization),
  position: requiredLine(limits.message),
  investorType: requiredLine(limits.message),
  investmentRange: optionalLine(limits.message),
  investmentFocus: optionalLine(limits.message),
  timeframe: optionalLine(limits.message),
  message: v.pipe(v.string('not_text'), v.trim()),
})

type Answers = v.InferOutput<typeof answers>

const schema = v.pipe(
  answers,
  v.forward(v.partialCheck([['firstName'], ['lastName']], isNameWithin, 'too_long'), ['firstName']),
  v.forward(
    v.check((given) => isWithin(composeText(given), limits.message), 'too_long'),
    ['message'],
  ),
)

/** Composes the message to the team, with label and value of each choice. */
function composeText(given: Answers): string {
  const choice = (list: keyof typeof englishOptions) => {
    const value = given[list]
    const labels: Readonly<Record<string, string>> = englishOptions[list]
    const chosen = value && `${labels[value] ?? value} (${value})`
    return `${mail[list]}: ${chosen || mail.notSpecified}`
  }
  const lines = [
    `${mail.name}: ${fullName(given)}`,
    `${mail.position}: ${given.position}`,
    `${mail.organization}: ${given.organization}`,
    choice('investorType'),
    choice('investmentRange'),
    choice('investmentFocus'),
    choice('timeframe'),
    '',
    `${mail.message}:`,
    given.message || mail.noMessage,
    '',
    mail.automated,
  ]
  return withPageLanguage(lines.join('\n'))
}

function compose(given: Answers): ContactMessage {
  const { email, organization } = given
  return { name: fullName(given), email, organization, subject, message: composeText(given) }
}

/** Failures on our side, '' without a code; with any other code a function refuses the request. */
const serverErrorCodes = ['', 'not_kept', 'unexpected']

/** supabase-js's message; an answer can hand it on from another call (specification, section 8). */
const non2xx = 'Edge Function returned a non-2xx status code'

function toErrorMessage(failure: Failure): string {
  const { error, reason, code, answered } = failure
  if (reason.includes(non2xx)) return words.serviceBeingConfigured
  if (!serverErrorCodes.includes(code)) return translatedError(failure)
  if (error.includes(non2xx)) {
    const said = translatedError(failure) || reason
    return said ? `${words.serviceBeingConfigured} (${said})` : words.serviceBeingConfigured
  }
  const unexplained = answered ? words.failedWithoutReason : words.toasts.failed.description
  return reason || error || unexplained
}

/** The pitch deck request of /for-investors. */
export function PitchDeckForm() {
  return (
    <MessageForm
      id={formId}
      schema={schema}
      words={words}
      privacyNotice={privacyNoticeFor('pitchDeck')}
      email={company.investors}
      compose={compose}
      toConfirmation={(message) => words.sentTo(message.email)}
      toErrorMessage={toErrorMessage}
    >
      {(field) => (
        <>
          <div className="grid gap-6 sm:grid-cols-2">
            <NameFields field={field} lastNameHint={words.lastNameHint} />
            <TextField {...field('email')} type="email" autoComplete="email" />
            <TextField {...field('organization')} autoComplete="organization" />
            <TextField {...field('position')} autoComplete="organization-title" />
            <Choice {...field('investorType')} options={words.options.investorType} />
          </div>
          <div className="fit-columns items-end gap-6 [--column:11rem]">
            {(['investmentRange', 'investmentFocus', 'timeframe'] as const).map((name) => (
              <Choice
                key={name}
                {...field(name)}
                optional={words.optional}
                options={words.options[name]}
              />
            ))}
          </div>
          <TextField {...field('message')} rows={6} optional={words.optional} />
        </>
      )}
    </MessageForm>
  )
}

type ChoiceProps = MessageFieldProps & {
  optional?: string
  options: Readonly<Record<string, string>>
}

function Choice({ id, name, label, optional, error, readOnly, options }: ChoiceProps) {
  return (
    <Field id={id} label={label} optional={optional} error={error}>
      {(control) => (
        <Select
          {...control}
          name={name}
          required={!optional}
          readOnly={readOnly}
          defaultValue={draftOf(formId, name)}
          placeholder={words.choose}
          options={options}
        />
      )}
    </Field>
  )
}
