import type { ReactNode } from 'react'
import * as v from 'valibot'
import { pitchDeckForm as words } from '#content/pitch-deck-form.ts'
import {
  emailAddress,
  fitsLength,
  limits,
  looksLikeAddress,
  optionalLine,
  requiredLine,
} from '#shared/form-schema.ts'
import { company } from '#src/content/facts/company.ts'
import { englishOptions, pitchDeckMail as mail } from '#src/content/facts/pitch-deck-mail.ts'
import { TextField } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { toasts, useToasts } from '#src/ui/toasts.tsx'
import { preloadClient, sendMessage, translatedError, type Failure } from './api.ts'
import { draftOf } from './drafts.ts'
import { EmailField } from './email-field.tsx'
import type { Outcome } from './form-status.ts'
import {
  fullName,
  Honeypot,
  honeypot,
  NameFields,
  namesFit,
  withPageLanguage,
} from './message-fields.tsx'
import { MessageOutcome, SendRow } from './message-outcome.tsx'
import { useForm } from './use-form.ts'

const id = 'pitch-deck'

/** Not translated: the team sorts mail by this subject. */
const subject = 'Investor Pitch Deck Request'

const inputs = v.object({
  firstName: requiredLine(limits.name),
  lastName: requiredLine(limits.name),
  email: emailAddress(looksLikeAddress),
  organization: requiredLine(limits.organization),
  position: requiredLine(limits.message),
  investorType: requiredLine(limits.message),
  investmentRange: optionalLine(limits.message),
  investmentFocus: optionalLine(limits.message),
  timeframe: optionalLine(limits.message),
  message: v.pipe(
    v.string('not_text'),
    v.trim(),
    v.transform((given) => given || null),
  ),
  website: honeypot,
})

type Values = v.InferOutput<typeof inputs>

const schema = v.pipe(
  inputs,
  v.forward(v.partialCheck([['firstName'], ['lastName']], namesFit, 'too_long'), ['firstName']),
  v.forward(
    v.check((given) => fitsLength(composeMessage(given), limits.message), 'too_long'),
    ['message'],
  ),
)

/** The pitch deck request of /for-investors. `belowMessage` stands right below the message. */
export function PitchDeckForm({ belowMessage }: { belowMessage?: ReactNode }) {
  const form = useForm({ id, schema, words, send, toasts, onFocus: preloadClient })
  const { field, pending } = form
  useToasts(words.toasts)

  const choice = (name: keyof typeof words.options) => ({
    ...field(name),
    options: words.options[name],
    placeholder: words.choose,
    defaultValue: draftOf(id, name),
  })

  return (
    <div className="tone-surface overflow-x-clip p-6 sm:p-9 md:p-10">
      {form.notice ? (
        <Notice {...form.notice} close={words.toasts.close} className="mb-5 sm:mb-6" />
      ) : null}
      <form {...form.props} className="grid gap-5 sm:gap-6">
        {/* A new key empties Radix Select, which a reset returns to the draft that it began with. */}
        <div key={form.resets} className="grid gap-5 sm:gap-6">
          <div className="grid gap-6 narrow:grid-cols-2">
            <NameFields field={field} hint={words.lastNameHint} />
          </div>
          <div className="grid gap-6 narrow:grid-cols-2 narrow:max-sm:*:first:col-span-2 narrow:max-sm:*:last:col-span-2">
            <EmailField {...field('email')} />
            <TextField {...field('organization')} autoComplete="organization" />
            <TextField {...field('position')} autoComplete="organization-title" />
            <SelectField {...choice('investorType')} />
          </div>
          <div className="fit-columns items-end gap-6 [--column:11rem]">
            <SelectField {...choice('investmentRange')} optional={words.optional} />
            <SelectField {...choice('investmentFocus')} optional={words.optional} />
            <SelectField {...choice('timeframe')} optional={words.optional} />
          </div>
          <TextField {...field('message')} rows={4} optional={words.optional} />
          {belowMessage}
          <Honeypot />
        </div>
        <SendRow pending={pending} words={words} notice="pitchDeck" />
      </form>
      <MessageOutcome form={form} words={words} email={company.investors} />
    </div>
  )
}

async function send(values: Values): Promise<Outcome> {
  const { email, organization, website } = values
  const name = fullName(values)
  const message = composeMessage(values)
  const result = await sendMessage({ name, email, organization, subject, message, website })
  return result.success
    ? { success: true, text: words.sentTo(email), reference: result.reference }
    : { success: false, text: describeFailure(result) }
}

/** Composes the message to the team, with label and value of each choice. */
function composeMessage(values: Values): string {
  const choice = (list: keyof typeof englishOptions) => {
    const value = values[list]
    const labels: Readonly<Record<string, string>> = englishOptions[list]
    const chosen = value && `${labels[value] ?? value} (${value})`
    return `${mail[list]}: ${chosen || mail.notSpecified}`
  }
  const lines = [
    `${mail.name}: ${fullName(values)}`,
    `${mail.position}: ${values.position}`,
    `${mail.organization}: ${values.organization}`,
    choice('investorType'),
    choice('investmentRange'),
    choice('investmentFocus'),
    choice('timeframe'),
    '',
    `${mail.message}:`,
    values.message || mail.noMessage,
    '',
    mail.automated,
  ]
  return withPageLanguage(lines.join('\n'))
}

/** Failures on our side, '' without a code; with any other code a function refuses the request. */
const serverErrorCodes = ['', 'not_kept', 'unexpected']

/** supabase-js's message; an answer can hand it on from another call (specification, section 8). */
const non2xx = 'Edge Function returned a non-2xx status code'

function describeFailure(failure: Failure): string {
  const { error, reason, code, responded } = failure
  if (reason.includes(non2xx)) return words.serviceBeingConfigured
  if (!serverErrorCodes.includes(code)) return translatedError(failure)
  if (error.includes(non2xx)) {
    const said = translatedError(failure) || reason
    return said ? `${words.serviceBeingConfigured} (${said})` : words.serviceBeingConfigured
  }
  const unexplained = responded ? words.failedWithoutReason : words.toasts.failed.description
  return reason || error || unexplained
}
