/** What to do about a field, by the field's name, in the order of the form. */
export type FieldMessages = Readonly<Record<string, string>>

/** What each field has against it, as a key of the words, or false; in the order of the form. */
type Checks<Values, Problem extends string> = Readonly<
  Record<string, (values: Values) => Problem | false>
>

export function messagesFrom<Values, Problem extends string>(
  checks: Checks<Values, Problem>,
  values: Values,
  words: Readonly<Record<Problem, string>>,
): FieldMessages {
  const messages: Record<string, string> = {}
  for (const [field, check] of Object.entries(checks)) {
    const problem = check(values)
    if (problem) messages[field] = words[problem]
  }
  return messages
}

/** Whether any field has something against it. */
export function hasProblem<Values>(checks: Checks<Values, string>, values: Values): boolean {
  return Object.values(checks).some((check) => check(values))
}
