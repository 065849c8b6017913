import { useEffect, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { GenericSchema } from 'valibot'
import { issueCodes, parseForm, type Issue, type IssueCode } from '#shared/form-schema.ts'
import type { Toasts, ToastWords } from '#src/ui/toasts.tsx'
import { forgetDraft, resetForm, restoreDraft, saveDraft } from './drafts.ts'
import { setFormStatus, useFormStatus, type Outcome } from './form-status.ts'

/** A form requires a field whose value is never null. */
type RequiredName<Name extends string, Output extends Record<Name, unknown>> = {
  [Field in Name]: null extends Output[Field] ? never : Field
}[Name]

type FormWords<Name extends string, Choice extends string, Required extends string> = {
  fields: Readonly<Record<Name, string>>
  /** Fields that offer a choice; all others are typed into, and have a limit. */
  options?: Readonly<Record<Choice, unknown>>
  /** By code and field. */
  issues: Readonly<Partial<Record<IssueCode, Readonly<Record<string, string>>>>> & {
    required: Readonly<Record<Required, string>>
    malformed: { email: string }
    too_long: Readonly<Record<Exclude<Name, Choice>, string>>
  }
  /** An issue's description also stands at a field that has no words of its own. */
  toasts?: Readonly<Partial<Record<IssueCode, ToastWords>>> & {
    sent: ToastWords
    failed: ToastWords
  }
}

type FormOptions<
  Name extends string,
  Choice extends string,
  Output extends Record<Name, unknown>,
> = {
  id: string
  schema: GenericSchema<unknown, Output>
  words: FormWords<Name, Choice, RequiredName<Name, Output>>
  /** Never throws: a failure is an outcome, too. */
  send: (output: Output) => Promise<Outcome>
  /** The waitlist has none, and does not load their code. */
  toasts?: Toasts
  /** Runs when the visitor comes to the form. */
  onFocus?: () => void
}

/** What is wrong with a field. */
type FieldError = { code: IssueCode; text: string | undefined }

/** What a field needs to know of its form. */
export type FormField = {
  id: string
  name: string
  label: string
  error: string | undefined
  readOnly: boolean
}

/** Validation, sending, errors, focus, draft and outcome of a form, whose fields are uncontrolled. */
export function useForm<
  Name extends string,
  Output extends Record<Name, unknown>,
  Choice extends string = never,
>({ id, schema, words, send, toasts, onFocus }: FormOptions<Name, Choice, Output>) {
  const { pending, outcome } = useFormStatus(id)
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError | undefined>>>({})
  /** The issue of which the notice above the fields speaks. */
  const [noticed, setNoticed] = useState<IssueCode>()
  const [resets, setResets] = useState(0)
  const noticeId = `${id}-notice`

  useEffect(() => {
    if (!pending) return undefined
    return () => {
      // A button loses focus when it is disabled; give it back.
      if (document.activeElement !== document.body) return
      document.forms.namedItem(id)?.querySelector<HTMLElement>('[type=submit]')?.focus()
    }
  }, [id, pending])

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const parsed = parseForm(schema, Object.fromEntries(new FormData(form)))
    if (parsed.success) void submit(parsed.output)
    else showIssues(form, parsed.issues)
  }

  async function submit(output: Output): Promise<void> {
    setErrors({})
    setNoticed(undefined)
    toasts?.dismiss()
    setFormStatus(id, { pending: true })
    const result = await send(output)
    if (result.success) resetForm(id)
    setFormStatus(id, { outcome: result })
    if (!words.toasts) return
    const { sent, failed } = words.toasts
    if (result.success) toasts?.success(sent)
    // Where the form shows, it says so itself.
    else if (!document.forms.namedItem(id))
      toasts?.error({ title: failed.title, description: result.text })
  }

  function showIssues(form: HTMLFormElement, issues: Issue[]) {
    toasts?.dismiss()
    // Before the focus, which scrolls to the field's place below the notice.
    flushSync(() => {
      setFormStatus(id)
      setErrors(
        Object.fromEntries(
          issues.map((issue) => [issue.field, { code: issue.code, text: describe(issue) }]),
        ),
      )
      setNoticed(issueCodes.find((code) => issues.some((issue) => issue.code === code)))
    })
    document.getElementById(noticeId)?.scrollIntoView({ block: 'nearest' })
    // The first in the page's order: not every language asks for the given name first.
    const selectors = issues.map(({ field }) => `#${id}-${field}`)
    form.querySelector<HTMLElement>(selectors.join())?.focus()
  }

  function describe({ code, field }: Issue): string | undefined {
    return words.issues[code]?.[field] ?? words.toasts?.[code]?.description
  }

  function handleChange({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) {
    saveDraft(currentTarget)
    const name = target instanceof HTMLElement ? target.getAttribute('name') : null
    // Typing in a field without an error renders nothing.
    if (name && errors[name]) setErrors((before) => ({ ...before, [name]: undefined }))
  }

  function handleReset() {
    forgetDraft(id)
    setResets((before) => before + 1)
  }

  const isUnmended = Object.values(errors).some((error) => error?.code === noticed)
  const noticeWords = noticed && isUnmended ? words.toasts?.[noticed] : undefined

  return {
    id,
    pending,
    /** Spread on a notice above the fields, which goes when its cause is mended. */
    notice: noticeWords && {
      ...noticeWords,
      id: noticeId,
      onClose: () => setNoticed(undefined),
    },
    outcome,
    /** How often the form was emptied: the key of a field that a reset alone does not empty. */
    resets,
    /** Spread on the `<form>`. */
    props: {
      id,
      ref: restoreDraft,
      noValidate: true,
      // Firefox calls a form invalid while a required field is empty.
      'aria-invalid': false,
      method: 'post',
      onSubmit: handleSubmit,
      onChange: handleChange,
      onReset: handleReset,
      onFocus,
    },
    /** Spread on a field. */
    field: (name: Name): FormField => ({
      id: `${id}-${name}`,
      name,
      label: words.fields[name],
      error: errors[name]?.text,
      readOnly: pending,
    }),
  } as const
}
